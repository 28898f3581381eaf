export type Context = OffscreenCanvasRenderingContext2D

/** A canvas to draw on and to read. Throws where the browser has none. */
export function getContext2d(width: number, height: number): Context {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no 2D canvas.')
  return context
}

export const pixels = (context: Context): Uint8ClampedArray<ArrayBuffer> =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height).data
