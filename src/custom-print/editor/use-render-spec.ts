import { useMemo } from 'react'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'

/** A spec by what is printed of it: the same object, wherever the print lies and however many there are. */
export function useRenderSpec(spec: PrintSpec): PrintSpec {
  const { place, belowNeck, fromMiddle, counts } = DEFAULT_PRINT_SPEC
  const key = JSON.stringify({ ...spec, place, belowNeck, fromMiddle, counts })
  return useMemo(() => JSON.parse(key) as PrintSpec, [key])
}
