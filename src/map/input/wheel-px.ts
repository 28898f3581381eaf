/** How far a notch of a wheel scrolls in browsers that report it in px; others report three lines or one page. */
export const NOTCH_PX = 120
const LINES_PER_NOTCH = 3

/** Returns how far a wheel was turned, in px, of which a page has `pagePx`. Positive is downwards. */
export function computeWheelPx({ deltaMode, deltaY }: WheelEvent, pagePx: number): number {
  if (deltaMode === WheelEvent.DOM_DELTA_PIXEL) return deltaY
  return deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? NOTCH_PX / LINES_PER_NOTCH : pagePx)
}
