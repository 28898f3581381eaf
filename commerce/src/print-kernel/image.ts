/** Longest side in px at which artwork is analysed, so that browser and server get the same results. */
export const MAX_ANALYSIS_SIDE_PX = 2048
/** The longest side of stored artwork: 300 dpi on 34 cm, as much as cotton shows. */
export const MAX_STORED_SIDE_PX = 4000

/** Decoded artwork: RGBA with four bytes per pixel, alpha not premultiplied. */
export type RgbaImage = { width: number; height: number; data: Uint8ClampedArray }

/** A value of 0..1 for each pixel. */
export type Plane = { width: number; height: number; values: Float32Array }

/** In pixels. */
export type PixelSize = { width: number; height: number }

/** A part of a picture, in pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** How many pixels of a picture tell enough of all. */
export const MAX_SAMPLES = 60_000

/** Returns the value that a share of the values (0..1) does not exceed. */
export function computeQuantile(values: Float32Array, share: number): number {
  const ascending = values.toSorted()
  return ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] ?? 0
}

/** A larger difference between neighbours is an edge and not a gradient. */
export const MAX_GRADIENT_STEP = 0.12

/** Whether a pixel is on an edge between tones, where intermediate tones mean nothing. */
export function isEdge({ width, values }: Plane, index: number): boolean {
  const tone = values[index] ?? 0
  const column = index % width
  const differs = (other: number) => Math.abs((values[other] ?? tone) - tone) > MAX_GRADIENT_STEP
  return (
    (column > 0 && differs(index - 1)) ||
    (column < width - 1 && differs(index + 1)) ||
    differs(index - width) ||
    differs(index + width)
  )
}

/** Interpolates the value at a place. Centres of pixels are at halves; beyond the edge the value is 0. */
export function sampleBilinear({ width, height, values }: Plane, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0
  const [left, top] = [Math.max(0, x - 0.5), Math.max(0, y - 0.5)]
  const [column, row] = [Math.floor(left), Math.floor(top)]
  const [right, below] = [Math.min(column + 1, width - 1), Math.min(row + 1, height - 1) * width]
  const [across, down] = [left - column, top - row]
  const upper =
    (values[row * width + column] ?? 0) * (1 - across) + (values[row * width + right] ?? 0) * across
  const lower = (values[below + column] ?? 0) * (1 - across) + (values[below + right] ?? 0) * across
  return upper * (1 - down) + lower * down
}

/** Returns a part of a picture, which must lie within it; the picture itself where that is all of it. */
export function cropImage(image: RgbaImage, { left, top, width, height }: Box): RgbaImage {
  if (width === image.width && height === image.height) return image
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * image.width + left) * 4
    data.set(image.data.subarray(from, from + width * 4), row * width * 4)
  }
  return { width, height, data }
}

/** Returns a part of a plane, which must lie within it. */
export function cropPlane(plane: Plane, { left, top, width, height }: Box): Plane {
  const values = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = (top + row) * plane.width + left
    values.set(plane.values.subarray(from, from + width), row * width)
  }
  return { width, height, values }
}
