import { type Lab, lab } from './colour'
import { LEAST_PRINTED } from './dot-gain'
import type { Picture, Plane } from './image'

/** A drawing is looked at so many pixels across. */
const ACROSS = 256
/** Nearer colours are one, in ΔE of CIELAB; rarer ones than this share do not count. */
const ONE_COLOUR = 12
/** Less chroma than this is grey. */
const GREY = 6
const LEAST_SHARE = 0.01
/** Most difference, in values of 255, to the four pixels around one within a colour: others are soft edges. */
const EVEN = 12
/** Where less of the ink than this is even, edges are all there is. */
const LEAST_EVEN = 0.1

/** Counts the colours of what is inked. */
export function countColours(picture: Picture, tones: Plane): number {
  const step = Math.max(1, Math.floor(picture.width / ACROSS))
  const even = new Map<number, number>()
  const all = new Map<number, number>()
  for (let y = step >> 1; y < picture.height; y += step) {
    for (let x = step >> 1; x < picture.width; x += step) {
      const index = y * picture.width + x
      if ((tones.values[index] ?? 0) < LEAST_PRINTED) continue
      const colour = coarse(picture, index)
      all.set(colour, (all.get(colour) ?? 0) + 1)
      if (isEven(picture, x, y)) even.set(colour, (even.get(colour) ?? 0) + 1)
    }
  }
  return clusters(total(even) < LEAST_EVEN * total(all) ? all : even)
}

const total = (counts: Map<number, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

/** A colour in steps of 8, as one number. */
function coarse({ data }: Picture, index: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3)
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
}

function isEven({ width, height, data }: Picture, x: number, y: number): boolean {
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false
  const at = (y * width + x) * 4
  return [4, -4, width * 4, -width * 4].every((offset) =>
    [0, 1, 2, 3].every((channel) => {
      const difference = (data[at + channel] ?? 0) - (data[at + offset + channel] ?? 0)
      return Math.abs(difference) <= EVEN
    }),
  )
}

function isOneColour(one: Lab, other: Lab): boolean {
  // Greys are one ink's tones, however far apart.
  if ([one, other].every(([, a, b]) => Math.hypot(a, b) < GREY)) return true
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) < ONE_COLOUR
}

function clusters(counts: Map<number, number>): number {
  const all = total(counts)
  const centres: { colour: Lab; count: number }[] = []
  for (const [value, count] of [...counts].toSorted((one, other) => other[1] - one[1])) {
    const colour = lab(((value >> 10) & 31) * 8 + 4, ((value >> 5) & 31) * 8 + 4, (value & 31) * 8 + 4)
    const near = centres.find((centre) => isOneColour(colour, centre.colour))
    if (near) near.count += count
    else centres.push({ colour, count })
  }
  return centres.filter(({ count }) => count / all > LEAST_SHARE).length
}
