import { SHIRT_SIZES } from '@contract/custom-print/blanks'
import {
  type Crop,
  formatCm,
  NO_CROP,
  omitEmptyCrop,
  parseCmToMm,
  type PrintSpec,
} from '@contract/custom-print/print-spec'
import { printSpecSchema, type VersionSpec } from '@contract/custom-print/print-spec-schema'

/** A spec as the fields of a form: lengths in cm, and anything else that is typed, but for what is cut away. */
export type PrintSpecFormValues = Pick<
  PrintSpec,
  'method' | 'ink' | 'shirt' | 'place' | 'ruling' | 'isSwapped' | 'isThickened' | 'isCleaned'
> &
  Record<(typeof LENGTH_FIELDS)[number] | 'curve', string> & {
    counts: Record<(typeof SHIRT_SIZES)[number], string>
    crop: Crop
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
    crop: spec.crop ?? NO_CROP,
  }
}

/** Parses the typed spec; the values without fields come from the spec before. Returns undefined if a field is invalid. */
export function parseFormValues(
  { counts, crop: typedCrop, ...typed }: PrintSpecFormValues,
  before: PrintSpec,
): PrintSpec | undefined {
  const { S, M, L, XL } = counts
  const { crop: _, ...base } = before
  const crop = omitEmptyCrop(typedCrop)
  return printSpecSchema.safeParse({
    ...base,
    ...typed,
    width: parseCmToMm(typed.width),
    belowNeck: parseCmToMm(typed.belowNeck),
    fromMiddle: parseCmToMm(typed.fromMiddle),
    curve: Number(typed.curve),
    counts: { S: Number(S), M: Number(M), L: Number(L), XL: Number(XL) },
    ...(crop && { crop }),
  }).data
}

/** Returns the spec of a version as it is sent: without a crop, it would keep that of the version before. */
export const toVersionSpec = (spec: PrintSpec, before: PrintSpec): VersionSpec =>
  spec.crop === undefined && before.crop !== undefined ? { ...spec, crop: null } : spec
