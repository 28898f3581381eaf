import type { PreparedArtwork } from '../tones/prepare-artwork'
import { getOpacity } from '../tones/opacity'
import type { Tile } from './render-screen-print'

/** Samples per pixel in each direction. */
const SAMPLES_PER_PX = 3

/**
 * Renders a part of a print in all its colours; the whole print is `widthMm` wide.
 * RGBA, alpha not premultiplied.
 */
export function renderDtgTile(
  { image, inkBounds, toneAnalysis }: PreparedArtwork,
  widthMm: number,
  tile: Tile,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(tile.width * tile.height * 4)
  const imagePxPerPx = inkBounds.width / widthMm / tile.pxPerMm
  for (let index = 0; index < tile.width * tile.height; index++) {
    const column = tile.left + (index % tile.width)
    const row = tile.top + Math.floor(index / tile.width)
    let [red, green, blue, opacity] = [0, 0, 0, 0]
    for (let sample = 0; sample < SAMPLES_PER_PX ** 2; sample++) {
      const x = Math.floor((column + ((sample % SAMPLES_PER_PX) + 0.5) / SAMPLES_PER_PX) * imagePxPerPx)
      const y = Math.floor(
        (row + (Math.floor(sample / SAMPLES_PER_PX) + 0.5) / SAMPLES_PER_PX) * imagePxPerPx,
      )
      if (x >= inkBounds.width || y >= inkBounds.height) continue
      const from = (y + inkBounds.top) * image.width + x + inkBounds.left
      const share = getOpacity(image, toneAnalysis, from)
      red += share * (image.data[from * 4] ?? 0)
      green += share * (image.data[from * 4 + 1] ?? 0)
      blue += share * (image.data[from * 4 + 2] ?? 0)
      opacity += share
    }
    if (opacity === 0) continue
    pixels.set(
      [red / opacity, green / opacity, blue / opacity, (opacity / SAMPLES_PER_PX ** 2) * 255],
      index * 4,
    )
  }
  return pixels
}
