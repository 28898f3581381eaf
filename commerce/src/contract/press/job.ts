import * as z from 'zod/mini'
import type { Ink } from '../print'
import { RULINGS } from './screens'

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
const JOB_VERSION = 1

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

/** The widest print of each size, in mm: placeholders. The smallest ordered size decides. */
export const WIDEST: Readonly<Record<Size, number>> = { S: 340, M: 360, L: 380, XL: 400 }

const within = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most))
const pieces = within(BOUNDS.pieces)

/** What a visitor has chosen for a drawing. Whether the press can print it is said by `answersTo`. */
export const jobSchema = z.strictObject({
  version: z.literal(JOB_VERSION),
  method: z.enum(METHODS),
  ink: z.enum(PRESS_INKS),
  shirt: z.enum(SHIRTS),
  place: z.enum(PLACES),
  width: within({ least: BOUNDS.width.least, most: WIDEST.XL }),
  belowNeck: within(BOUNDS.belowNeck),
  fromMiddle: within(BOUNDS.fromMiddle),
  ruling: z.literal(RULINGS),
  curve: within(BOUNDS.curve),
  /** Prints what is light instead of what is dark; left open, the press decides by drawing and shirt. */
  isSwapped: z.nullable(z.boolean()),
  /** Prints the paper that a drawing lies on as well. */
  isPaperKept: z.boolean(),
  /** Draws lines that the mesh does not hold as wide as it does, and leaves out specks. Jobs from before have neither. */
  isThickened: z._default(z.boolean(), false),
  isCleaned: z._default(z.boolean(), false),
  counts: z
    .strictObject({ S: pieces, M: pieces, L: pieces, XL: pieces })
    .check(z.refine((counts) => piecesOf(counts) <= BOUNDS.pieces.most)),
})
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
