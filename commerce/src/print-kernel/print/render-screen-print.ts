import { clamp } from '../../contract/clamp'
import { getScreenGrid, isInsideDot, getDotRadius } from './halftone-dot'
import { limitTone } from '../dot-gain'
import { interpolateRow, computeSampleOffsets, sampleRow } from './resample-row'
import type { ScreenPrint } from './screen-print'

/** A part of a print in pixels, `pxPerMm` of which are one mm. `left` and `top` start at the print's corner. */
export type Tile = { left: number; top: number; width: number; height: number; pxPerMm: number }

/** Samples per mm that are needed to show the edge of a dot. */
const SAMPLES_PER_MM = 9
const MAX_SAMPLES_ACROSS = 8

/** Returns how much of each pixel is inked, 0..255; 0 beyond the print. `samplesPerPx` are those along one side. */
export function renderScreenTile(
  { tones, widthMm, ruling }: ScreenPrint,
  tile: Tile,
  samplesPerPx: number = clamp(Math.ceil(SAMPLES_PER_MM / tile.pxPerMm), 2, MAX_SAMPLES_ACROSS),
): Uint8Array {
  // In pixels of the artwork, the unit of all coordinates here.
  const sampleDistance = tones.width / widthMm / tile.pxPerMm / samplesPerPx
  const columns = createSampleGrid(
    tones.width,
    tile.left * samplesPerPx,
    tile.width * samplesPerPx,
    sampleDistance,
  )
  const rows = createSampleGrid(
    tones.height,
    tile.top * samplesPerPx,
    tile.height * samplesPerPx,
    sampleDistance,
  )
  const places = computeSampleOffsets(tones.width, tile.width * samplesPerPx, columns.getPosition)
  const grid = getScreenGrid(ruling)
  const [cos, sin] = [(grid.cos * widthMm) / tones.width, (grid.sin * widthMm) / tones.width]
  const line = new Float64Array(tones.width)
  const inkMask = new Uint8Array(tile.width * tile.height)
  for (let row = rows.first; row < rows.end; row++) {
    const y = rows.getPosition(row)
    interpolateRow(tones, y, line, places.left[columns.first], (places.left[columns.end - 1] ?? 0) + 1)
    const from = Math.floor(row / samplesPerPx) * tile.width
    for (let column = columns.first; column < columns.end; column++) {
      const tone = limitTone(sampleRow(line, places, column))
      if (tone === 0) continue
      if (tone < 1) {
        const x = columns.getPosition(column)
        const u = x * cos + y * sin
        const v = y * cos - x * sin
        if (!isInsideDot(u, v, getDotRadius(tone) ** 2)) continue
      }
      const pixel = from + Math.floor(column / samplesPerPx)
      inkMask[pixel] = (inkMask[pixel] ?? 0) + 1
    }
  }
  return inkMask.map((count) => Math.round((count / samplesPerPx ** 2) * 255))
}

/** Returns the coordinates of samples along one side, and which of them are inside the artwork. */
function createSampleGrid(length: number, before: number, count: number, distance: number) {
  return {
    getPosition: (index: number) => (before + index + 0.5) * distance,
    first: Math.max(0, -before),
    end: Math.min(count, Math.ceil(length / distance - before - 0.5)),
  }
}

/** Splits a picture into tiles, those in the middle first. */
export function splitIntoTiles(width: number, height: number, pxPerMm: number, sidePx = 256): Tile[] {
  const tiles: Tile[] = []
  for (let top = 0; top < height; top += sidePx) {
    for (let left = 0; left < width; left += sidePx) {
      tiles.push({
        left,
        top,
        width: Math.min(sidePx, width - left),
        height: Math.min(sidePx, height - top),
        pxPerMm,
      })
    }
  }
  const fromMiddle = ({ left, top, width: w, height: h }: Tile) =>
    Math.hypot(left + w / 2 - width / 2, top + h / 2 - height / 2)
  return tiles.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
}
