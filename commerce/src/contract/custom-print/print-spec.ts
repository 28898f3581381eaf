import type * as z from 'zod/mini'
import { MIN_SCREEN_PRINT_PIECES } from '../limits'
import { SHIRT_SIZES, type ShirtSize } from './blanks'
import type { printSpecSchema } from './print-spec-schema'

export const PRINT_METHODS = ['screen', 'dtg'] as const
export const PRINT_POSITIONS = ['front', 'back', 'chest'] as const
export const PRESS_INK_NAMES = ['sand', 'clay', 'olive', 'forest', 'paper'] as const

export type PrintMethod = (typeof PRINT_METHODS)[number]
export type PrintPosition = (typeof PRINT_POSITIONS)[number]
export type PressInkName = (typeof PRESS_INK_NAMES)[number]

/**
 * The version of what the numbers mean. Raise it if they would mean something else, once servers of the release
 * before take both. A film is drawn by the rules of the installed release, whatever the version (docs/decisions/037).
 */
export const PRINT_SPEC_VERSION = 1

/** Limits of a visitor's choices. Lengths in whole mm on the cotton. */
export const PRINT_LIMITS = {
  width: { min: 30, max: 340 },
  chestWidth: { min: 40, max: 120 },
  height: { max: 420 },
  belowNeck: { min: 20, max: 400 },
  fromMiddle: { min: -150, max: 150 },
  curve: { min: -50, max: 50 },
  /** In thousandths of the picture: what is cut away at one side, and at most at two opposite ones together. */
  crop: { min: 0, max: 980 },
  pieces: { min: 0, max: 500 },
} as const

/** In mm: the minimum width of a print whose maximum height makes it narrower than the usual minimum. */
export const MIN_PRINT_WIDTH_MM = 1

/** In mm: the widest print of each size; placeholder values. The smallest ordered size decides. */
export const MAX_PRINT_WIDTH_MM: Readonly<Record<ShirtSize, number>> = { S: 340, M: 360, L: 380, XL: 400 }

/** As on the wire, lengths carry no unit in their names: `width`, `belowNeck` and `fromMiddle` are mm. */
export type PrintSpec = z.infer<typeof printSpecSchema>
export type SizeCounts = PrintSpec['counts']
export type Crop = NonNullable<PrintSpec['crop']>

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

export const CROP_SIDES = ['left', 'top', 'right', 'bottom'] as const satisfies (keyof Crop)[]

export const OPPOSITE_SIDES: Readonly<Record<keyof Crop, keyof Crop>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
}

/** The whole picture, as fields for each side show it. */
export const NO_CROP: Crop = { left: 0, top: 0, right: 0, bottom: 0 }

export const isSameCrop = (one: Crop | undefined, other: Crop | undefined): boolean =>
  CROP_SIDES.every((side) => one?.[side] === other?.[side])

/** Returns a crop as a spec has it: none for the whole picture. */
export const omitEmptyCrop = (crop: Crop): Crop | undefined =>
  Object.values(crop).some((share) => share > 0) ? crop : undefined

export function sumSizeCounts(counts: Readonly<Record<ShirtSize, number>>): number {
  return SHIRT_SIZES.reduce((sum, size) => sum + counts[size], 0)
}

/** Formats a length in mm as cm. */
export const formatCm = (mm: number): string => (mm / 10).toFixed(1)

/** Parses a length in cm, with a point or a comma. Returns mm; NaN if it is not a number. */
export const parseCmToMm = (cm: string): number =>
  cm.trim() === '' ? Number.NaN : Math.round(Number(cm.replace(',', '.')) * 10)

/** Formats the pieces of each size, such as '4 S, 8 M', never apart from their size. */
export const formatSizeCounts = (counts: SizeCounts): string =>
  SHIRT_SIZES.filter((size) => counts[size] > 0)
    .map((size) => `${counts[size]}\u00a0${size}`)
    .join(', ')

/** Returns the minimum number of pieces. Screen printing has one, as a screen has to be made. */
export const getMinPieces = (method: PrintMethod): number =>
  method === 'screen' ? MIN_SCREEN_PRINT_PIECES : 1

/** Whether the spec has details changed that its mesh does not hold; `repairFineDetail` does that. */
export const hasRepairs = ({ method, isThickened, isCleaned }: PrintSpec): boolean =>
  method === 'screen' && (isThickened || isCleaned)
