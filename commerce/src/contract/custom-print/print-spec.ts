import type * as z from 'zod/mini'
import { SCREEN_PRINT_MINIMUM } from '../limits'
import type { Ink } from '../print'
import type { jobSchema } from './print-spec-schema'

export const METHODS = ['screen', 'dtg'] as const
export const SHIRTS = ['natural', 'sand', 'forest'] as const
export const PLACES = ['front', 'back', 'chest'] as const
export const SIZES = ['S', 'M', 'L', 'XL'] as const
/** Paper is an opaque white, for dark shirts alone. */
export const PRESS_INKS = ['sand', 'clay', 'olive', 'forest', 'paper'] as const satisfies (Ink | 'paper')[]

export type Method = (typeof METHODS)[number]
export type Shirt = (typeof SHIRTS)[number]
export type Place = (typeof PLACES)[number]
export type Size = (typeof SIZES)[number]
export type PressInk = (typeof PRESS_INKS)[number]

/** Of what a job's numbers mean: raised where the same numbers would print differently. */
export const JOB_VERSION = 1

/** Bounds of what a visitor chooses; lengths in mm on the cotton, in whole mm. */
export const BOUNDS = {
  width: { least: 30, most: 340 },
  chestWidth: { least: 40, most: 120 },
  height: { most: 420 },
  belowNeck: { least: 20, most: 400 },
  fromMiddle: { least: -150, most: 150 },
  curve: { least: -50, most: 50 },
  pieces: { least: 0, most: 500 },
} as const

/** The least width in mm of a print whose height allows for no more. */
export const NARROWEST = 1

/** The widest print of each size, in mm: placeholders. The smallest ordered size decides. */
export const WIDEST: Readonly<Record<Size, number>> = { S: 340, M: 360, L: 380, XL: 400 }

export type Job = z.infer<typeof jobSchema>
export type Counts = Job['counts']

export const FIRST_JOB: Job = {
  version: JOB_VERSION,
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

export function piecesOf(counts: Readonly<Record<Size, number>>): number {
  return SIZES.reduce((sum, size) => sum + counts[size], 0)
}

/** A length in mm as it is shown, in cm. */
export const inCm = (mm: number): string => (mm / 10).toFixed(1)

/** A length in cm as it is typed, with a point or a comma, in mm; NaN where it is none. */
export const inMm = (cm: string): number =>
  cm.trim() === '' ? Number.NaN : Math.round(Number(cm.replace(',', '.')) * 10)

/** How many of which sizes, such as '4 S, 8 M'. */
export const countsText = (counts: Counts): string =>
  SIZES.filter((size) => counts[size] > 0)
    .map((size) => `${counts[size]} ${size}`)
    .join(', ')

/** The fewest pieces that are printed: a screen is not made for fewer. */
export const leastPieces = (method: Method): number => (method === 'screen' ? SCREEN_PRINT_MINIMUM : 1)

/** The inks that a shirt takes: white alone where it lies on the cotton. */
export function inksFor(shirt: Job['shirt']): PressInk[] {
  return PRESS_INKS.filter((ink) => ink !== 'paper' || shirt === 'forest')
}

/** Whether a job changes what its mesh would not hold, which `mended` does. */
export const isMended = ({ method, isThickened, isCleaned }: Job): boolean =>
  method === 'screen' && (isThickened || isCleaned)
