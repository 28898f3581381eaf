/** For browsers that report a wheel in lines. */
const PX_PER_LINE = 16

/** Returns how far a wheel was turned, in px. Positive is downwards. */
export function computeWheelPx({ deltaMode, deltaY }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * PX_PER_LINE
}
