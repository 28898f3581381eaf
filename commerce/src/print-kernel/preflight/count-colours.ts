import { type Lab, rgbToLab } from '../colour'
import { MIN_PRINTABLE_TONE } from '../dot-gain'
import type { RgbaImage, Plane } from '../image'

/** Width in pixels at which artwork is sampled. */
const SAMPLES_ACROSS = 256
/**
 * In ΔE of CIELAB: colours nearer than this count as one.
 * Colours with a smaller share than MIN_SHARE do not count.
 */
const MAX_COLOUR_DISTANCE = 12
/** Colours with less chroma than this are grey. */
const MAX_GREY_CHROMA = 6
const MIN_SHARE = 0.01
/** Maximum difference (of 255) to the four neighbours within a colour; a larger one is a soft edge. */
const MAX_EVEN_STEP = 12
/** If less than this share of the ink is even, its edges are counted as well. */
const MIN_EVEN_SHARE = 0.1

/** Returns the number of colours in the inked part. */
export function countColours(image: RgbaImage, tones: Plane): number {
  const step = Math.max(1, Math.floor(image.width / SAMPLES_ACROSS))
  const even = new Map<number, number>()
  const all = new Map<number, number>()
  for (let y = step >> 1; y < image.height; y += step) {
    for (let x = step >> 1; x < image.width; x += step) {
      const index = y * image.width + x
      if ((tones.values[index] ?? 0) < MIN_PRINTABLE_TONE) continue
      const colour = quantiseColour(image, index)
      all.set(colour, (all.get(colour) ?? 0) + 1)
      if (isEven(image, x, y)) even.set(colour, (even.get(colour) ?? 0) + 1)
    }
  }
  return countClusters(total(even) < MIN_EVEN_SHARE * total(all) ? all : even)
}

const total = (counts: Map<number, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

/** Quantises a colour to steps of 8, as one number. */
function quantiseColour({ data }: RgbaImage, index: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3)
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
}

function isEven({ width, height, data }: RgbaImage, x: number, y: number): boolean {
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false
  const at = (y * width + x) * 4
  return [4, -4, width * 4, -width * 4].every((offset) =>
    [0, 1, 2, 3].every((channel) => {
      const difference = (data[at + channel] ?? 0) - (data[at + offset + channel] ?? 0)
      return Math.abs(difference) <= MAX_EVEN_STEP
    }),
  )
}

function isOneColour(one: Lab, other: Lab): boolean {
  // All greys count as tones of one ink.
  if ([one, other].every(([, a, b]) => Math.hypot(a, b) < MAX_GREY_CHROMA)) return true
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) < MAX_COLOUR_DISTANCE
}

function countClusters(counts: Map<number, number>): number {
  const all = total(counts)
  const centres: { colour: Lab; count: number }[] = []
  for (const [value, count] of [...counts].toSorted((a, b) => b[1] - a[1])) {
    const colour = rgbToLab(((value >> 10) & 31) * 8 + 4, ((value >> 5) & 31) * 8 + 4, (value & 31) * 8 + 4)
    const near = centres.find((centre) => isOneColour(colour, centre.colour))
    if (near) near.count += count
    else centres.push({ colour, count })
  }
  return centres.filter(({ count }) => count / all > MIN_SHARE).length
}
