import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { getInkLayer } from '../colour'
import type { PreparedArtwork } from '../tones/prepare-artwork'
import { renderDtgTile } from './render-dtg-print'
import { renderScreenTile, type Tile } from './render-screen-print'
import { createScreenPrint } from './screen-print'

/**
 * Renders a part of a print as it lies over the shirt: for screen prints the ink's colour with the coverage as alpha,
 * for DTG the artwork's own colours. RGBA, alpha not premultiplied. Fewer samples of the ink than its dots need are
 * for a draft.
 */
export function renderPrintTile(
  artwork: PreparedArtwork,
  spec: PrintSpec,
  tile: Tile,
  samplesPerPx?: number,
): Uint8ClampedArray<ArrayBuffer> {
  if (spec.method === 'dtg') return renderDtgTile(artwork, spec.width, tile)
  const inkMask = renderScreenTile(createScreenPrint(artwork, spec), tile, samplesPerPx)
  const { colour, alpha } = getInkLayer(spec.ink, spec.shirt)
  const pixels = new Uint8ClampedArray(inkMask.length * 4)
  for (let index = 0; index < inkMask.length; index++) {
    const at = index * 4
    pixels[at] = colour[0]
    pixels[at + 1] = colour[1]
    pixels[at + 2] = colour[2]
    // The array rounds.
    pixels[at + 3] = (inkMask[index] ?? 0) * alpha
  }
  return pixels
}
