import { formatCm } from './print-spec'

export const SEVERITIES = ['refusal', 'warning', 'note', 'tick'] as const
export type Severity = (typeof SEVERITIES)[number]

export type PreflightCode =
  | 'empty'
  | 'tooCoarse'
  | 'blurred'
  | 'soft'
  | 'sharp'
  | 'vector'
  | 'coarsePicture'
  | 'softPicture'
  | 'paperRemoved'
  | 'ground'
  | 'dust'
  | 'shadow'
  | 'inkless'
  | 'softEdges'
  | 'thinLines'
  | 'specks'
  | 'gaps'
  | 'fallOut'
  | 'fillIn'
  | 'colours'
  | 'tooFew'
  | 'unseen'

type PreflightValues = Readonly<Record<string, number | string>>

/** Said of a request whose buyer was shown another film than the server makes; it is no result of the preflight. */
export const FILM_DIFFERS = 'filmDiffers'

/** A preflight result as it is stored and sent: without a sentence. */
export type StoredPreflightResult = {
  code: PreflightCode | typeof FILM_DIFFERS
  sign: Severity
  values: PreflightValues
}

/** The decimals of widths that are said in mm: of a line, and of an edge. */
const MM_DIGITS: Partial<Record<string, number>> = { thinLines: 2, softEdges: 1 }

/**
 * Formats the numbers of a result for its sentence: the width of a line or an edge in mm, other widths in cm, shares in
 * percent, below ten with a decimal.
 */
export function formatPreflightValues(code: string, values: PreflightValues): PreflightValues {
  const { width, sharpAt, share } = values
  const digits = MM_DIGITS[code]
  return {
    ...values,
    ...(width !== undefined && {
      width: digits === undefined ? formatCm(Number(width)) : Number(width).toFixed(digits),
    }),
    ...(sharpAt !== undefined && { sharpAt: formatCm(Number(sharpAt)) }),
    ...(share !== undefined && { share: formatPercent(Number(share) * 100) }),
  }
}

const formatPercent = (percent: number) => (percent < 10 ? percent.toFixed(1) : String(Math.round(percent)))
