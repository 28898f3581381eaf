import { type Lattice, latticeOf } from './dot'
import { heldTone } from './film'
import { type Plane, valueAt } from './picture'
import type { Ruling } from './screens'

/** A print on cotton: its tones over so many mm across. */
export type Print = { tones: Plane; width: number; ruling: Ruling }

/** A part of a print in pixels of which `scale` make one mm; `left` and `top` count from the print's corner. */
export type Tile = { left: number; top: number; width: number; height: number; scale: number }

/** So many samples a mm show a dot's edge. */
const SAMPLES_PER_MM = 9
const MOST_ACROSS = 8

/** How much of each pixel is inked, 0..255. */
export function printTile({ tones, width: across, ruling }: Print, tile: Tile): Uint8Array {
  const lattice = latticeOf(ruling)
  const perMm = tones.width / across
  const samples = Math.min(MOST_ACROSS, Math.max(2, Math.ceil(SAMPLES_PER_MM / tile.scale)))
  const inked = new Uint8Array(tile.width * tile.height)
  for (let row = 0; row < tile.height; row++) {
    for (let column = 0; column < tile.width; column++) {
      const corner = { x: (tile.left + column) / tile.scale, y: (tile.top + row) / tile.scale }
      inked[row * tile.width + column] = cover(tones, lattice, perMm, corner, 1 / tile.scale, samples)
    }
  }
  return inked
}

/** Mean of the dots over one pixel, whose corner and side are in mm, 0..255. */
function cover(
  tones: Plane,
  lattice: Lattice,
  perMm: number,
  corner: { x: number; y: number },
  side: number,
  samples: number,
): number {
  let inked = 0
  for (let i = 0; i < samples; i++) {
    for (let j = 0; j < samples; j++) {
      const x = corner.x + ((j + 0.5) / samples) * side
      const y = corner.y + ((i + 0.5) / samples) * side
      if (lattice(x, y, heldTone(valueAt(tones, x * perMm, y * perMm)))) inked++
    }
  }
  return Math.round((inked / samples ** 2) * 255)
}

/** Parts of a picture, those in its middle first. */
export function tilesOf(width: number, height: number, scale: number, side = 256): Tile[] {
  const tiles: Tile[] = []
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      tiles.push({
        left,
        top,
        width: Math.min(side, width - left),
        height: Math.min(side, height - top),
        scale,
      })
    }
  }
  const fromMiddle = ({ left, top, width: w, height: h }: Tile) =>
    Math.hypot(left + w / 2 - width / 2, top + h / 2 - height / 2)
  return tiles.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
}
