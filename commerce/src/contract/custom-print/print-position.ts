import { clamp } from '../clamp'
import { SHIRT_SIZES, type ShirtSize } from './blanks'
import {
  PRINT_LIMITS,
  type SizeCounts,
  type PrintSpec,
  MIN_PRINT_WIDTH_MM,
  MAX_PRINT_WIDTH_MM,
} from './print-spec'

/** The part of a shirt of size S that is flat under the screen, in mm from the middle and from the neck. */
const FLAT = { halfWidth: 230, length: 620 } as const

/** In mm. A chest print is on the wearer's left. */
const CHEST = { belowNeck: 90, fromMiddle: 90 } as const

/**
 * Returns the minimum and maximum width of a print in mm.
 * They depend on its position, the smallest ordered size and its height.
 */
export function getWidthLimits({ place, counts }: PrintSpec, aspect: number): { min: number; max: number } {
  const usual =
    place === 'chest'
      ? PRINT_LIMITS.chestWidth
      : { ...PRINT_LIMITS.width, max: MAX_PRINT_WIDTH_MM[findSmallestOrderedSize(counts)] }
  // Very tall artwork is limited by its height, even if that makes it narrower than the minimum.
  const widthAtMaxHeight = Math.floor(PRINT_LIMITS.height.max * aspect)
  const max = Math.max(MIN_PRINT_WIDTH_MM, Math.min(usual.max, widthAtMaxHeight))
  return { min: Math.min(usual.min, max), max }
}

/** Returns the sizes on which a print of this width (mm) is flat under the screen. */
export const listPrintableSizes = ({ place, width }: Pick<PrintSpec, 'place' | 'width'>): ShirtSize[] =>
  SHIRT_SIZES.filter((size) => place === 'chest' || width <= MAX_PRINT_WIDTH_MM[size])

function findSmallestOrderedSize(counts: SizeCounts): ShirtSize {
  return SHIRT_SIZES.find((size) => counts[size] > 0) ?? 'S'
}

/** Returns the height of a print in mm. `aspect` is the artwork's width divided by its height. */
export const computeHeightMm = (width: number, aspect: number): number => width / aspect

/** Returns the area of a print in cm² from its sides in mm. */
export const computeAreaCm2 = (width: number, height: number): number => (width * height) / 100

/** Returns the spec with width and position limited to what fits on the shirt. */
export function clampToShirt(spec: PrintSpec, aspect: number): PrintSpec {
  const { min, max } = getWidthLimits(spec, aspect)
  const width = clamp(Math.round(spec.width), min, max)
  const aside = Math.min(PRINT_LIMITS.fromMiddle.max, Math.floor(FLAT.halfWidth - width / 2))
  const maxBelowNeckMm = Math.min(
    PRINT_LIMITS.belowNeck.max,
    Math.floor(FLAT.length - computeHeightMm(width, aspect)),
  )
  return {
    ...spec,
    width,
    fromMiddle: clamp(Math.round(spec.fromMiddle), -aside, aside),
    belowNeck: clamp(Math.round(spec.belowNeck), PRINT_LIMITS.belowNeck.min, maxBelowNeckMm),
  }
}

/** Returns the spec at another position of the shirt, with that position's usual offsets. */
export function moveToPosition(spec: PrintSpec, place: PrintSpec['place'], aspect: number): PrintSpec {
  const usual = place === 'chest' ? { ...CHEST, width: 90 } : { belowNeck: 70, fromMiddle: 0, width: 280 }
  const isSameKind = (place === 'chest') === (spec.place === 'chest')
  return clampToShirt({ ...spec, place, ...(isSameKind ? {} : usual) }, aspect)
}
