import * as z from 'zod/mini'
import {
  BOUNDS,
  JOB_VERSION,
  METHODS,
  NARROWEST,
  piecesOf,
  PLACES,
  PRESS_INKS,
  SHIRTS,
  WIDEST,
} from './print-spec'
import { RULINGS } from './screens'

const within = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most))
const pieces = within(BOUNDS.pieces)

/** Whether the press can print it is said by `answersTo`. */
const job = {
  version: z.literal(JOB_VERSION),
  method: z.enum(METHODS),
  ink: z.enum(PRESS_INKS),
  shirt: z.enum(SHIRTS),
  place: z.enum(PLACES),
  width: within({ least: NARROWEST, most: WIDEST.XL }),
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
}
const counts = { S: pieces, M: pieces, L: pieces, XL: pieces }
const isOrderable = z.refine<Record<keyof typeof counts, number>>(
  (counts) => piecesOf(counts) <= BOUNDS.pieces.most,
)

/** What a visitor has chosen for a drawing, as it is sent and kept. */
export const jobSchema = z.strictObject({ ...job, counts: z.strictObject(counts).check(isOrderable) })

/** The same in an answer (decision 042). */
export const answeredJobSchema = z.object({ ...job, counts: z.object(counts).check(isOrderable) })
