import { type Plane, sampleBilinear } from '../image'

const STRIDE = 4
/** No paper is darker than this. */
const MIN_PAPER_LIGHT = 0.01

/** Divides the light by that of the paper, which becomes white. */
export function flattenBackground({ width, height, values }: Plane, paper: Plane): void {
  const places = Float32Array.from({ length: width }, (_, x) => ((x + 0.5) / width) * paper.width)
  for (let y = 0; y < height; y++) {
    // Paper changes little from pixel to pixel: it is sampled at each fourth and interpolated linearly.
    const down = ((y + 0.5) / height) * paper.height
    let next = sampleBilinear(paper, places[0] ?? 0, down)
    for (let from = 0; from < width; from += STRIDE) {
      const here = next
      next = sampleBilinear(paper, places[Math.min(width - 1, from + STRIDE)] ?? 0, down)
      const slope = (next - here) / STRIDE
      for (let x = from; x < Math.min(width, from + STRIDE); x++) {
        const index = y * width + x
        values[index] = Math.min(
          1,
          (values[index] ?? 0) / Math.max(MIN_PAPER_LIGHT, here + slope * (x - from)),
        )
      }
    }
  }
}
