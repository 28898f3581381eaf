import type * as z from 'zod/mini'
import { SCREEN_PRINT_MINIMUM } from '../limits'
import type { Ink } from '../print'
import type { printSpecSchema } from './print-spec-schema'

export const METHODS = ['screen', 'dtg'] as const
export const SHIRTS = ['natural', 'sand', 'forest'] as const
export const PRINT_POSITIONS = ['front', 'back', 'chest'] as const
export const SIZES = ['S', 'M', 'L', 'XL'] as const
/** Paper is an opaque white, for dark shirts alone. */
export const INK_COLOURS = ['sand', 'clay', 'olive', 'forest', 'paper'] as const satisfies (Ink | 'paper')[]

export type Method = (typeof METHODS)[number]
export type Shirt = (typeof SHIRTS)[number]
export type PrintPosition = (typeof PRINT_POSITIONS)[number]
export type Size = (typeof SIZES)[number]
export type InkColour = (typeof INK_COLOURS)[number]

/** Of what a spec's numbers mean: raised where the same numbers would print differently. */
export const PRINT_SPEC_VERSION = 1

/** Bounds of what a visitor chooses; lengths in mm on the cotton, in whole mm. */
export const PRINT_LIMITS = {
  width: { min: 30, max: 340 },
  chestWidth: { min: 40, max: 120 },
  height: { max: 420 },
  belowNeck: { min: 20, max: 400 },
  fromMiddle: { min: -150, max: 150 },
  curve: { min: -50, max: 50 },
  pieces: { min: 0, max: 500 },
} as const

/** The least width in mm of a print whose height allows for no more. */
export const MIN_PRINT_WIDTH_MM = 1

/** The widest print of each size, in mm: placeholders. The smallest ordered size decides. */
export const MAX_PRINT_WIDTH_MM: Readonly<Record<Size, number>> = { S: 340, M: 360, L: 380, XL: 400 }

export type PrintSpec = z.infer<typeof printSpecSchema>
export type SizeCounts = PrintSpec['counts']

export const DEFAULT_PRINT_SPEC: PrintSpec = {
  version: PRINT_SPEC_VERSION,
  method: 'screen',
  ink: 'olive',
  shirt: 'natural',
  place: 'front',
  width: 280,
  belowNeck: 70,
  fromMiddle: 0,
  ruling: 45,
  curve: 0,
  isSwapped: null,
  isPaperKept: false,
  isThickened: false,
  isCleaned: false,
  counts: { S: 0, M: 10, L: 0, XL: 0 },
}

export function sumSizeCounts(counts: Readonly<Record<Size, number>>): number {
  return SIZES.reduce((sum, size) => sum + counts[size], 0)
}

/** A length in mm as it is shown, in cm. */
export const formatCm = (mm: number): string => (mm / 10).toFixed(1)

/** A length in cm as it is typed, with a point or a comma, in mm; NaN where it is none. */
export const parseCmToMm = (cm: string): number =>
  cm.trim() === '' ? Number.NaN : Math.round(Number(cm.replace(',', '.')) * 10)

/** How many of which sizes, such as '4 S, 8 M'. */
export const formatSizeCounts = (counts: SizeCounts): string =>
  SIZES.filter((size) => counts[size] > 0)
    .map((size) => `${counts[size]} ${size}`)
    .join(', ')

/** The fewest pieces that are printed: a screen is not made for fewer. */
export const getMinPieces = (method: Method): number => (method === 'screen' ? SCREEN_PRINT_MINIMUM : 1)

/** The inks that a shirt takes: white alone where it lies on the cotton. */
export function listInks(shirt: PrintSpec['shirt']): InkColour[] {
  return INK_COLOURS.filter((ink) => ink !== 'paper' || shirt === 'forest')
}

/** Whether a spec changes what its mesh would not hold, which `repairFineDetail` does. */
export const hasRepairs = ({ method, isThickened, isCleaned }: PrintSpec): boolean =>
  method === 'screen' && (isThickened || isCleaned)
