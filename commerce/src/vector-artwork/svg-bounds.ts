/** `[left, top, right, bottom]` */
export type SvgBounds = readonly [number, number, number, number]

/** The bounds of nothing. */
export const NO_BOUNDS: SvgBounds = [Infinity, Infinity, -Infinity, -Infinity]

/** The bounds of everything. */
export const ALL_BOUNDS: SvgBounds = [-Infinity, -Infinity, Infinity, Infinity]

/** Returns the bounds of both. */
export const uniteBounds = (one: SvgBounds, other: SvgBounds): SvgBounds => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]

/** Returns what is within both; a right side that is not greater than the left one if nothing is. */
export const intersectBounds = (one: SvgBounds, other: SvgBounds): SvgBounds => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
]
