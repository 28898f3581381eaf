/** `[left, top, right, bottom]` */
export type SvgBounds = readonly [number, number, number, number]

/** The bounds of nothing. */
export const NO_BOUNDS: SvgBounds = [Infinity, Infinity, -Infinity, -Infinity]

/** Returns the bounds of both. */
export const uniteBounds = (one: SvgBounds, other: SvgBounds): SvgBounds => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]
