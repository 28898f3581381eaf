import { MAX_ANALYSIS_SIDE_PX, MAX_STORED_SIDE_PX, type PixelSize, type RgbaImage } from '../image'

/** Returns rows of a picture, RGBA with alpha not premultiplied, which may be changed afterwards. */
type ReadRows = (top: number, count: number) => Uint8ClampedArray
type TakeRow = (row: Uint8ClampedArray) => void

/** How many rows are read at once, at most: enough to be quick, and a few megabytes of the widest picture. */
export const STRIP_ROWS = 128

/**
 * Returns a picture in the size in which artwork is analysed. It is the one that the server gets, which keeps artwork in
 * a size between and makes that smaller later.
 */
export const downsampleForAnalysis = (size: PixelSize, readRows: ReadRows): RgbaImage =>
  downsampleImage(size, [MAX_STORED_SIDE_PX, MAX_ANALYSIS_SIDE_PX], readRows)

/**
 * Returns a picture whose longer side has at most so many pixels, made smaller to each of the sizes in turn. A pixel is
 * the mean of what it covers, in whole numbers until it is rounded: the same in each browser and on the server, and the
 * same whether a picture is turned before or afterwards.
 */
export function downsampleImage(
  size: PixelSize,
  maxSidesPx: readonly number[],
  readRows: ReadRows,
): RgbaImage {
  const { addRows, image } = startDownsampling(size, maxSidesPx)
  for (let top = 0; top < size.height; top += STRIP_ROWS)
    addRows(readRows(top, Math.min(STRIP_ROWS, size.height - top)))
  return image
}

/** Returns a picture as `downsampleImage` does, which is whole once all rows have been added, from its top on. */
export function startDownsampling(size: PixelSize, maxSidesPx: readonly number[]) {
  const sizes = [size]
  for (const maxSidePx of maxSidesPx) sizes.push(fitSize(sizes.at(-1) ?? size, maxSidePx))
  const { width, height } = sizes.at(-1) ?? size
  const data = new Uint8ClampedArray(width * height * 4)
  let offset = 0
  let takeRow: TakeRow = (row) => {
    data.set(row, offset)
    offset += row.length
  }
  for (let at = sizes.length - 1; at > 0; at--)
    takeRow = createDownsampler(sizes[at - 1] ?? size, sizes[at] ?? size, takeRow)
  /** Takes RGBA with alpha not premultiplied, and may change it. */
  const addRows = (rows: Uint8ClampedArray) => {
    roundTransparentColours(rows)
    for (let at = 0; at < rows.length; at += size.width * 4) takeRow(rows.subarray(at, at + size.width * 4))
  }
  return { addRows, image: { width, height, data } satisfies RgbaImage }
}

/** Rounds colours as a canvas does, which keeps them times their alpha: the less is seen of one, the less is known of it. */
function roundTransparentColours(pixels: Uint8ClampedArray): void {
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0
    if (alpha === 255) continue
    for (let channel = at - 3; channel < at; channel++) {
      const product = Math.round(((pixels[channel] ?? 0) * alpha) / 255)
      pixels[channel] = alpha === 0 ? 0 : (product * 255) / alpha
    }
  }
}

function fitSize({ width, height }: PixelSize, maxSidePx: number): PixelSize {
  const scale = Math.min(1, maxSidePx / Math.max(width, height))
  const fit = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: fit(width), height: fit(height) }
}

/** Returns what takes the rows of a picture from its top on, and hands on those of a smaller one. */
function createDownsampler(from: PixelSize, to: PixelSize, onRow: TakeRow): TakeRow {
  if (from.width === to.width && from.height === to.height) return onRow
  const across = computeCoverage(from.width, to.width)
  const sums = new Int32Array(to.width * 4)
  const totals = new Float64Array(to.width * 4)
  const row = new Uint8ClampedArray(to.width * 4)
  const area = from.width * from.height
  // Down a column, in parts of which a pixel of the source has `to.height`, and one of the target `from.height`.
  let [position, rowEnd] = [0, from.height]

  return (source) => {
    sumRow(source, across, sums)
    let left = to.height
    while (left > 0) {
      const part = Math.min(left, rowEnd - position)
      for (let at = 0; at < totals.length; at++) totals[at] = (totals[at] ?? 0) + part * (sums[at] ?? 0)
      position += part
      left -= part
      if (position < rowEnd) return
      divide(totals, area, row)
      roundTransparentColours(row)
      totals.fill(0)
      rowEnd += from.height
      onRow(row)
    }
  }
}

/**
 * Which pixels of a row each pixel of a shorter one covers, from `first` to `last`, and how much of those two. A pixel
 * of the longer row counts `whole`, one of the shorter as much as the longer has pixels.
 */
type SourceCoverage = {
  first: Int32Array
  last: Int32Array
  firstPart: Int32Array
  lastPart: Int32Array
  whole: number
}

function computeCoverage(from: number, to: number): SourceCoverage {
  const create = (compute: (at: number) => number) => Int32Array.from({ length: to }, (_, at) => compute(at))
  const first = create((at) => Math.floor((at * from) / to))
  const last = create((at) => Math.floor(((at + 1) * from - 1) / to))
  return {
    first,
    last,
    firstPart: create((at) => Math.min(((first[at] ?? 0) + 1) * to, (at + 1) * from) - at * from),
    // A pixel that covers a part of a single one has all of it as its first.
    lastPart: create((at) => (last[at] === first[at] ? 0 : (at + 1) * from - (last[at] ?? 0) * to)),
    whole: to,
  }
}

/** Adds up what each pixel covers of a row: colours times alpha, and alpha. Rows of up to 33,000 pixels fit 32 bits. */
function sumRow(row: Uint8ClampedArray, coverage: SourceCoverage, sums: Int32Array): void {
  const { first, last, firstPart, lastPart, whole } = coverage
  for (let target = 0, to = 0; to < sums.length; target++, to += 4) {
    const [start, end] = [(first[target] ?? 0) * 4, (last[target] ?? 0) * 4]
    let [red, green, blue, alpha] = [0, 0, 0, 0]
    for (let at = start; at <= end; at += 4) {
      const part = at === start ? (firstPart[target] ?? 0) : at === end ? (lastPart[target] ?? 0) : whole
      const opacity = part * (row[at + 3] ?? 0)
      red += opacity * (row[at] ?? 0)
      green += opacity * (row[at + 1] ?? 0)
      blue += opacity * (row[at + 2] ?? 0)
      alpha += opacity
    }
    sums[to] = red
    sums[to + 1] = green
    sums[to + 2] = blue
    sums[to + 3] = alpha
  }
}

/** Writes the means of sums over an area as pixels. What is transparent has no colour. */
function divide(totals: Float64Array, area: number, row: Uint8ClampedArray): void {
  for (let at = 0; at < totals.length; at += 4) {
    const opacity = totals[at + 3] ?? 0
    const part = opacity === 0 ? 0 : 1 / opacity
    row[at] = Math.floor((totals[at] ?? 0) * part + 0.5)
    row[at + 1] = Math.floor((totals[at + 1] ?? 0) * part + 0.5)
    row[at + 2] = Math.floor((totals[at + 2] ?? 0) * part + 0.5)
    row[at + 3] = Math.floor(opacity / area + 0.5)
  }
}
