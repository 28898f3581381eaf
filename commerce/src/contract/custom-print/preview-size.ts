/** Sizes in px of the stored preview: the longest side of the print, and the margin of cotton around it. */
export const PREVIEW_SIZE_PX = { side: 600, margin: 40 } as const

/**
 * Returns the size in px of a print in its preview, without the margin.
 * `width` and `height` are in any common unit.
 */
export function computePreviewSize(width: number, height: number): { width: number; height: number } {
  const maxSide = Math.max(width, height)
  const inPixels = (length: number) => Math.max(1, Math.round((PREVIEW_SIZE_PX.side * length) / maxSide))
  return { width: inPixels(width), height: inPixels(height) }
}
