import * as z from 'zod/mini'
import { SHIRT_COLOURS } from './blanks'
import {
  PRINT_LIMITS,
  PRINT_SPEC_VERSION,
  PRINT_METHODS,
  MIN_PRINT_WIDTH_MM,
  sumSizeCounts,
  PRINT_POSITIONS,
  PRESS_INK_NAMES,
  MAX_PRINT_WIDTH_MM,
} from './print-spec'
import { RULINGS } from './screens'

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))
const pieces = within(PRINT_LIMITS.pieces)

/** The schema does not check whether the print is possible; `runPreflight` does. */
const spec = {
  version: z.literal(PRINT_SPEC_VERSION),
  method: z.enum(PRINT_METHODS),
  ink: z.enum(PRESS_INK_NAMES),
  shirt: z.enum(SHIRT_COLOURS),
  place: z.enum(PRINT_POSITIONS),
  width: within({ min: MIN_PRINT_WIDTH_MM, max: MAX_PRINT_WIDTH_MM.XL }),
  belowNeck: within(PRINT_LIMITS.belowNeck),
  fromMiddle: within(PRINT_LIMITS.fromMiddle),
  ruling: z.literal(RULINGS),
  curve: within(PRINT_LIMITS.curve),
  /** Whether light parts are printed instead of dark ones; null leaves it to artwork and shirt. */
  isSwapped: z.nullable(z.boolean()),
  /** Prints the background of the artwork, too. */
  isPaperKept: z.boolean(),
  /** Widens lines to what the mesh holds, and removes specks. Older specs have neither. */
  isThickened: z._default(z.boolean(), false),
  isCleaned: z._default(z.boolean(), false),
}
const cropSide = within(PRINT_LIMITS.crop)
const cropSides = { left: cropSide, top: cropSide, right: cropSide, bottom: cropSide }
/** Whether something is cut away, and something is left: the whole picture has no crop. */
const isCrop = z.refine<Record<keyof typeof cropSides, number>>(
  ({ left, top, right, bottom }) =>
    left + top + right + bottom > 0 &&
    left + right <= PRINT_LIMITS.crop.max &&
    top + bottom <= PRINT_LIMITS.crop.max,
)
const sizeCounts = { S: pieces, M: pieces, L: pieces, XL: pieces }
const isOrderable = z.refine<Record<keyof typeof sizeCounts, number>>(
  (counts) => sumSizeCounts(counts) <= PRINT_LIMITS.pieces.max,
)

/** A visitor's choices for artwork, as they are sent and stored. */
export const printSpecSchema = z.strictObject({
  ...spec,
  counts: z.strictObject(sizeCounts).check(isOrderable),
  /**
   * What is cut away of the picture at each side, in thousandths of it; the whole picture is printed without. It is sent
   * only where something is cut away: a server of a release before refuses that, and would else print all of it.
   */
  crop: z.optional(z.strictObject(cropSides).check(isCrop)),
})

/**
 * A spec as the studio sends it for a version: null stands for the whole picture. Without a crop it keeps the one of the
 * version before, as a board of a release before drops what it does not know, and would print what the buyer has cut away.
 */
export const versionSpecSchema = z.extend(printSpecSchema, { crop: z.nullable(printSpecSchema.shape.crop) })
export type VersionSpec = z.infer<typeof versionSpecSchema>

/** The schema of a spec in a response, which may have fields of a newer release (docs/decisions/042). */
export const printSpecResponseSchema = z.object({
  ...spec,
  counts: z.object(sizeCounts).check(isOrderable),
  crop: z.optional(z.object(cropSides).check(isCrop)),
})
