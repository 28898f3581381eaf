import { lightness } from './colour'
import { type Plane, quantile, valueAt } from './picture'

/** Of the shorter side: how wide the edge is by which paper is known, and how large the cells that measure its light. */
const EDGE = 0.02
const CELL = 0.05
/** Paper is at least so light, and its edge lies at most so far apart, in L*. */
const PAPER = { light: 75, spread: 18 }
/** A cell whose lightest place is darker than this share of the edge's light is full of ink. */
const FULL_OF_INK = 0.62

/** The light of a drawing's paper at each cell; undefined where it lies on none. `light` is luminance, 0..1. */
export function paperLight(light: Plane): Plane | undefined {
  const edge = edgeOf(light)
  const middle = quantile(edge, 0.5)
  const lightnessOfMiddle = lightness(middle)
  const distance =
    edge.reduce((sum, value) => sum + Math.abs(lightness(value) - lightnessOfMiddle), 0) / edge.length
  // Twice the mean distance from the median: paper in a slope of light has little, a scene much.
  if (lightnessOfMiddle < PAPER.light || 2 * distance > PAPER.spread) return undefined
  return smooth(filled(lightestOfCells(light), middle * FULL_OF_INK))
}

function edgeOf({ width, height, values }: Plane): Float32Array {
  const border = Math.max(1, Math.round(Math.min(width, height) * EDGE))
  const step = Math.max(1, Math.floor((2 * (width + height) * border) / 20_000))
  const found: number[] = []
  for (let index = 0; index < values.length; index += step) {
    const [x, y] = [index % width, Math.floor(index / width)]
    if (x < border || y < border || x >= width - border || y >= height - border)
      found.push(values[index] ?? 0)
  }
  return Float32Array.from(found)
}

function lightestOfCells({ width, height, values }: Plane): Plane {
  const size = Math.max(2, Math.round(width * CELL))
  const cells = { width: Math.ceil(width / size), height: Math.ceil(height / size) }
  const lightest = new Float32Array(cells.width * cells.height)
  const columns = Uint16Array.from({ length: width }, (_, x) => Math.floor(x / size))
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / size) * cells.width
    for (let x = 0; x < width; x++) {
      const cell = row + (columns[x] ?? 0)
      const value = values[y * width + x] ?? 0
      if (value > (lightest[cell] ?? 0)) lightest[cell] = value
    }
  }
  return { ...cells, values: lightest }
}

/** Gives cells full of ink the light of their nearest neighbours. */
function filled(cells: Plane, least: number): Plane {
  const values = cells.values.map((value) => (value < least ? 0 : value))
  while (values.includes(0) && values.some((value) => value > 0)) {
    const before = values.slice()
    for (const [index, value] of before.entries()) {
      if (value === 0) values[index] = meanAround(cells, before, index, 0)
    }
  }
  return { ...cells, values }
}

function smooth(cells: Plane): Plane {
  return {
    ...cells,
    values: cells.values.map((value, index) => meanAround(cells, cells.values, index, value)),
  }
}

/** Mean of the known values at most one cell away. */
function meanAround(
  { width, height }: Plane,
  values: Float32Array,
  index: number,
  otherwise: number,
): number {
  const [x, y] = [index % width, Math.floor(index / width)]
  let [sum, count] = [0, 0]
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const value = values[row * width + column] ?? 0
      if (value > 0) [sum, count] = [sum + value, count + 1]
    }
  }
  return count === 0 ? otherwise : sum / count
}

/** Divides the light by that of the paper, which becomes white. */
export function level({ width, height, values }: Plane, paper: Plane): void {
  const places = Float32Array.from({ length: width }, (_, x) => ((x + 0.5) / width) * paper.width)
  for (let y = 0; y < height; y++) {
    // Paper changes little from pixel to pixel: it is measured at each fourth, and goes straight between.
    const down = ((y + 0.5) / height) * paper.height
    let next = valueAt(paper, places[0] ?? 0, down)
    for (let from = 0; from < width; from += STRIDE) {
      const here = next
      next = valueAt(paper, places[Math.min(width - 1, from + STRIDE)] ?? 0, down)
      const slope = (next - here) / STRIDE
      for (let x = from; x < Math.min(width, from + STRIDE); x++) {
        const index = y * width + x
        values[index] = Math.min(1, (values[index] ?? 0) / Math.max(DARKEST, here + slope * (x - from)))
      }
    }
  }
}

const STRIDE = 4
/** No paper is darker. */
const DARKEST = 0.01
