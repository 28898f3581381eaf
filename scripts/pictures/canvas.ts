export type Context = OffscreenCanvasRenderingContext2D

/** Returns the context of a new canvas, whose pixels can be read. Throws if the browser has none. */
export function getContext2d(width: number, height: number): Context {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no 2D canvas.')
  return context
}

/** Returns all pixels of a canvas as RGBA bytes. */
export const readPixels = (context: Context): Uint8ClampedArray<ArrayBuffer> =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height).data
