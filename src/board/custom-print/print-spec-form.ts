import { SHIRT_SIZES } from '@contract/custom-print/blanks'
import { formatCm, parseCmToMm, type PrintSpec } from '@contract/custom-print/print-spec'
import { printSpecSchema } from '@contract/custom-print/print-spec-schema'

/** A spec as the text fields of a form: lengths in cm, and anything else that is typed. */
export type PrintSpecFormValues = Pick<
  PrintSpec,
  'method' | 'ink' | 'shirt' | 'place' | 'ruling' | 'isSwapped' | 'isThickened' | 'isCleaned'
> &
  Record<(typeof LENGTH_FIELDS)[number] | 'curve', string> & {
    counts: Record<(typeof SHIRT_SIZES)[number], string>
  }

export const LENGTH_FIELDS = ['width', 'belowNeck', 'fromMiddle'] as const

export function toFormValues(spec: PrintSpec): PrintSpecFormValues {
  const { S, M, L, XL } = spec.counts
  return {
    ...spec,
    width: formatCm(spec.width),
    belowNeck: formatCm(spec.belowNeck),
    fromMiddle: formatCm(spec.fromMiddle),
    curve: `${spec.curve}`,
    counts: { S: `${S}`, M: `${M}`, L: `${L}`, XL: `${XL}` },
  }
}

/** Parses the typed spec; the values without fields come from `base`. Returns undefined if a field is invalid. */
export function parseFormValues(
  { counts, ...typed }: PrintSpecFormValues,
  base: PrintSpec,
): PrintSpec | undefined {
  const { S, M, L, XL } = counts
  return printSpecSchema.safeParse({
    ...base,
    ...typed,
    width: parseCmToMm(typed.width),
    belowNeck: parseCmToMm(typed.belowNeck),
    fromMiddle: parseCmToMm(typed.fromMiddle),
    curve: Number(typed.curve),
    counts: { S: Number(S), M: Number(M), L: Number(L), XL: Number(XL) },
  }).data
}
