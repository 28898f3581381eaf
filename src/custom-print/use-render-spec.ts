import { useMemo } from 'react'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'

/**
 * Returns the part of a spec that decides the pixels.
 * It is the same object as before if only position or counts change.
 */
export function useRenderSpec(spec: PrintSpec): PrintSpec {
  const key = getRenderKey(spec)
  return useMemo(() => JSON.parse(key) as PrintSpec, [key])
}

/** Returns that part as text, by which specs of one artwork are compared. */
export function getRenderKey(spec: PrintSpec): string {
  const { place, belowNeck, fromMiddle, counts } = DEFAULT_PRINT_SPEC
  return JSON.stringify({ ...spec, place, belowNeck, fromMiddle, counts })
}
