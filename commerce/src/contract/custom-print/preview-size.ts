/** The kept picture of a print on its cotton: longest side of the print, and the cotton around it, in px. */
export const PREVIEW_SIZE_PX = { side: 600, margin: 40 } as const

/** Sides in px of a print in its picture, without the cotton; `width` and `height` in any one unit. */
export function computePreviewSize(width: number, height: number): { width: number; height: number } {
  const longest = Math.max(width, height)
  const inPixels = (length: number) => Math.max(1, Math.round((PREVIEW_SIZE_PX.side * length) / longest))
  return { width: inPixels(width), height: inPixels(height) }
}
