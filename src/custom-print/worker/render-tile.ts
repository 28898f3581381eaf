import { getInkLayer } from '@print-kernel/colour'
import { renderDtgTile } from '@print-kernel/render-dtg-print'
import type { PreparedArtwork } from '@print-kernel/print-analysis'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import type { RgbaImage } from '@print-kernel/image'
import { createScreenPrint } from '@print-kernel/screen-print'
import { renderScreenTile, type Tile } from '@print-kernel/render-screen-print'

/**
 * Renders a part of a print as it lies over the shirt: for screen prints the ink's colour with the coverage as
 * alpha, for DTG the artwork's own colours.
 */
export function renderTile(
  image: RgbaImage,
  artwork: PreparedArtwork,
  spec: PrintSpec,
  tile: Tile,
): Uint8ClampedArray<ArrayBuffer> {
  return spec.method === 'dtg'
    ? renderDtgTile(image, artwork, spec.width, tile)
    : renderScreenPixels(artwork, spec, tile)
}

function renderScreenPixels(artwork: PreparedArtwork, spec: PrintSpec, tile: Tile) {
  const inked = renderScreenTile(createScreenPrint(artwork, spec), tile)
  const { colour, alpha } = getInkLayer(spec.ink, spec.shirt)
  const pixels = new Uint8ClampedArray(inked.length * 4)
  for (let index = 0; index < inked.length; index++) {
    const at = index * 4
    pixels[at] = colour[0]
    pixels[at + 1] = colour[1]
    pixels[at + 2] = colour[2]
    pixels[at + 3] = (inked[index] ?? 0) * alpha
  }
  return pixels
}
