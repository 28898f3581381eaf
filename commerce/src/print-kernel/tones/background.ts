import { luminanceToLightness } from '../colour'
import { type RgbaImage, type Plane, computeQuantile } from '../image'

/**
 * As shares of the shorter side: the width of the edge in which paper is detected,
 * and the size of the cells that measure its light.
 */
const EDGE_SHARE = 0.02
const CELL_SHARE = 0.05
/** In L*: paper is at least this light, and its edge varies by at most this much. */
const PAPER_LIGHTNESS = { min: 75, maxSpread: 18 }
/**
 * If this share of the edge is within this distance (L*) of its median,
 * it is a digital background: one flat white.
 */
const FLAT_BACKGROUND = { minShare: 0.6, maxSpread: 0.5 }
/**
 * The minimum light of a cell as a share of its neighbour's, and of the edge's:
 * shade on paper falls off gradually, ink abruptly.
 */
const MIN_LIGHT = { besideNeighbour: 0.85, besideEdge: 0.35 }
/**
 * Maximum difference of the paper's shares of red and green to the edge's: shade keeps the colour, ink does not.
 */
const MAX_TINT_DISTANCE = 0.06

/**
 * The light of the artwork's background in each cell (luminance 0..1), and its tint.
 * A flat background is one cell.
 */
export type BackgroundModel = { lightPlane: Plane; chromaticity: Chromaticity; isFlat: boolean }

/** Detects the paper below artwork from its light; undefined if there is none. */
export function detectBackground(light: Plane, image: RgbaImage): BackgroundModel | undefined {
  const edge = listEdgePixels(light)
  const lights = Float32Array.from(edge, (index) => light.values[index] ?? 0)
  const middle = computeQuantile(lights, 0.5)
  const distances = lights.map((value) =>
    Math.abs(luminanceToLightness(value) - luminanceToLightness(middle)),
  )
  const distance = distances.reduce((sum, value) => sum + value, 0) / edge.length
  // Twice the mean distance from the median: it is small on paper with uneven light,
  // and large in a photographed scene.
  if (luminanceToLightness(middle) < PAPER_LIGHTNESS.min || 2 * distance > PAPER_LIGHTNESS.maxSpread)
    return undefined
  const tint = measureChromaticity(image, edge)
  if (computeQuantile(distances, FLAT_BACKGROUND.minShare) < FLAT_BACKGROUND.maxSpread)
    return {
      lightPlane: { width: 1, height: 1, values: Float32Array.of(middle) },
      chromaticity: tint,
      isFlat: true,
    }
  const cells = computeCellLightness(light, image, tint)
  return {
    lightPlane: smooth(fillUnknownCells(keepConnectedCells(cells, middle))),
    chromaticity: tint,
    isFlat: false,
  }
}

/** Returns indices of pixels of the edge, evenly distributed. */
function listEdgePixels({ width, height, values }: Plane): number[] {
  const border = Math.max(1, Math.round(Math.min(width, height) * EDGE_SHARE))
  const step = Math.max(1, Math.floor((2 * (width + height) * border) / 20_000))
  const indices: number[] = []
  for (let index = 0; index < values.length; index += step) {
    const [x, y] = [index % width, Math.floor(index / width)]
    if (x < border || y < border || x >= width - border || y >= height - border) indices.push(index)
  }
  return indices
}

/** The shares of red and green in the light; a third each without any light. */
export type Chromaticity = { red: number; green: number }

export function getChromaticity({ data }: RgbaImage, index: number): Chromaticity {
  const [red, green, blue] = [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0]
  const sum = red + green + blue
  return sum === 0 ? { red: 1 / 3, green: 1 / 3 } : { red: red / sum, green: green / sum }
}

export const computeChromaticityDistance = (one: Chromaticity, other: Chromaticity): number =>
  Math.abs(one.red - other.red) + Math.abs(one.green - other.green)

function measureChromaticity(image: RgbaImage, edge: readonly number[]): Chromaticity {
  const tints = edge.map((index) => getChromaticity(image, index))
  const computeMedianShare = (channel: keyof Chromaticity) =>
    computeQuantile(
      Float32Array.from(tints, (tint) => tint[channel]),
      0.5,
    )
  return { red: computeMedianShare('red'), green: computeMedianShare('green') }
}

/**
 * Returns for each cell the lightest pixel with the paper's tint, of every second row and column;
 * 0 if there is none.
 */
function computeCellLightness({ width, height, values }: Plane, image: RgbaImage, tint: Chromaticity): Plane {
  const size = Math.max(2, Math.round(width * CELL_SHARE))
  const cells = { width: Math.ceil(width / size), height: Math.ceil(height / size) }
  const lightest = new Float32Array(cells.width * cells.height)
  const columns = Uint16Array.from({ length: width }, (_, x) => Math.floor(x / size))
  for (let y = 0; y < height; y += 2) {
    const row = Math.floor(y / size) * cells.width
    for (let x = 0; x < width; x += 2) {
      const [cell, index] = [row + (columns[x] ?? 0), y * width + x]
      const value = values[index] ?? 0
      if (value <= (lightest[cell] ?? 0)) continue
      if (computeChromaticityDistance(getChromaticity(image, index), tint) < MAX_TINT_DISTANCE)
        lightest[cell] = value
    }
  }
  return { ...cells, values: lightest }
}

/**
 * Keeps the cells that are connected with the edge by gradual changes of light.
 * Others are full of ink and become 0.
 */
function keepConnectedCells(cells: Plane, middle: number): Plane {
  const { width, height } = cells
  const values = new Float32Array(cells.values.length)
  const take = (index: number, around: number) => {
    const value = cells.values[index] ?? 0
    const isPaper = value >= around * MIN_LIGHT.besideNeighbour && value >= middle * MIN_LIGHT.besideEdge
    if (isPaper) values[index] = value
    return isPaper
  }
  for (let index = 0; index < values.length; index++) {
    const [x, y] = [index % width, Math.floor(index / width)]
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) take(index, middle * LIGHT_BEYOND_EDGE)
  }
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false
    const before = values.slice()
    for (const [index, value] of before.entries()) {
      const around = value === 0 ? computeMeanAround(cells, before, index, 0) : 0
      if (around > 0 && take(index, around)) hasGrown = true
    }
  }
  return { ...cells, values }
}

/** The light beyond the edge, as a share of the edge's, as a vignette darkens it. */
const LIGHT_BEYOND_EDGE = 0.6

/** Fills the unknown cells with the light of their nearest neighbours. */
function fillUnknownCells(cells: Plane): Plane {
  const values = cells.values.slice()
  while (values.includes(0) && values.some((value) => value > 0)) {
    const before = values.slice()
    for (const [index, value] of before.entries()) {
      if (value === 0) values[index] = computeMeanAround(cells, before, index, 0)
    }
  }
  return { ...cells, values }
}

function smooth(cells: Plane): Plane {
  return {
    ...cells,
    values: cells.values.map((value, index) => computeMeanAround(cells, cells.values, index, value)),
  }
}

/** Returns the mean of the known values at most one cell away. */
function computeMeanAround(
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
