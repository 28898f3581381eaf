import { formatCm, parseCmToMm, type PrintSpec, SIZES } from '@contract/custom-print/print-spec'
import { printSpecSchema } from '@contract/custom-print/print-spec-schema'

/** A spec as the text fields of a form: lengths in cm, and anything else that is typed. */
export type PrintSpecFormValues = Pick<PrintSpec, 'method' | 'ink' | 'shirt' | 'place' | 'ruling'> &
  Record<(typeof LENGTH_FIELDS)[number], string> & { counts: Record<(typeof SIZES)[number], string> }

export const LENGTH_FIELDS = ['width', 'belowNeck', 'fromMiddle'] as const

export function toFormValues({
  method,
  ink,
  shirt,
  place,
  ruling,
  counts,
  ...lengths
}: PrintSpec): PrintSpecFormValues {
  const { S, M, L, XL } = counts
  return {
    method,
    ink,
    shirt,
    place,
    ruling,
    width: formatCm(lengths.width),
    belowNeck: formatCm(lengths.belowNeck),
    fromMiddle: formatCm(lengths.fromMiddle),
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
    counts: { S: Number(S), M: Number(M), L: Number(L), XL: Number(XL) },
  }).data
}
