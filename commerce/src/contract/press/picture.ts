/** A drawing as the browser and sharp decode it: four bytes a pixel, alpha not multiplied in. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray }

/** One value a pixel, 0..1. */
export type Plane = { width: number; height: number; values: Float32Array }

/** A part of a picture, in its pixels. */
export type Box = { left: number; top: number; width: number; height: number }

export function quantile(values: Float32Array, share: number): number {
  const sorted = values.toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** At most so many of the values, evenly spread. */
export function thinned(values: Float32Array, most: number): Float32Array {
  const step = Math.max(1, Math.floor(values.length / most))
  return Float32Array.from(
    { length: Math.floor(values.length / step) },
    (_, index) => values[index * step] ?? 0,
  )
}

/** The value at a place between pixels, whose middles are at halves; beyond the edge there is none. */
export function valueAt({ width, height, values }: Plane, x: number, y: number): number {
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
