import type { PreparedArtwork } from './prepare-artwork'
import { getOpacity } from './opacity'
import type { RgbaImage } from './image'
import type { Tile } from './render-screen-print'

/** Samples per pixel in each direction. */
const SAMPLES = 3

/**
 * Renders a part of a print in all its colours; `width` is that of the whole print in mm.
 * RGBA, alpha not premultiplied.
 */
export function renderDtgTile(
  image: RgbaImage,
  { inkBounds, toneAnalysis }: PreparedArtwork,
  width: number,
  tile: Tile,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(tile.width * tile.height * 4)
  const perPixel = inkBounds.width / width / tile.pxPerMm
  for (let index = 0; index < tile.width * tile.height; index++) {
    const column = tile.left + (index % tile.width)
    const row = tile.top + Math.floor(index / tile.width)
    let [red, green, blue, opacity] = [0, 0, 0, 0]
    for (let sample = 0; sample < SAMPLES ** 2; sample++) {
      const x = Math.floor((column + ((sample % SAMPLES) + 0.5) / SAMPLES) * perPixel)
      const y = Math.floor((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) * perPixel)
      if (x >= inkBounds.width || y >= inkBounds.height) continue
      const from = (y + inkBounds.top) * image.width + x + inkBounds.left
      const share = getOpacity(image, toneAnalysis, from)
      red += share * (image.data[from * 4] ?? 0)
      green += share * (image.data[from * 4 + 1] ?? 0)
      blue += share * (image.data[from * 4 + 2] ?? 0)
      opacity += share
    }
    if (opacity === 0) continue
    pixels.set([red / opacity, green / opacity, blue / opacity, (opacity / SAMPLES ** 2) * 255], index * 4)
  }
  return pixels
}
