import sharp from 'sharp'
import { getInkLayer, SHIRT_COLOURS } from '../../print-kernel/colour'
import { renderDtgTile } from '../../print-kernel/render-dtg-print'
import type { PreparedArtwork } from '../../print-kernel/print-analysis'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import type { RgbaImage } from '../../print-kernel/image'
import { PREVIEW_SIZE_PX, computePreviewSize } from '../../contract/custom-print/preview-size'
import { createScreenPrint } from '../../print-kernel/screen-print'
import { renderScreenTile, type Tile } from '../../print-kernel/render-screen-print'
import { parseHexColour } from '../../contract/print'

const MARGIN = PREVIEW_SIZE_PX.margin

/** Renders a print on the colour of its shirt: one ink in dots, or all colours. */
export async function renderPreview(
  image: RgbaImage,
  artwork: PreparedArtwork,
  spec: PrintSpec,
  file: string,
): Promise<void> {
  const { inkBounds } = artwork
  const { width, height } = computePreviewSize(inkBounds.width, inkBounds.height)
  const [r, g, b] = parseHexColour(SHIRT_COLOURS[spec.shirt])
  const tile = { left: 0, top: 0, width, height, pxPerMm: width / spec.width }
  const print =
    spec.method === 'dtg'
      ? Buffer.from(renderDtgTile(image, artwork, spec.width, tile).buffer)
      : renderInk(artwork, spec, tile)
  await sharp({
    create: { width: width + 2 * MARGIN, height: height + 2 * MARGIN, channels: 3, background: { r, g, b } },
  })
    .composite([
      { input: print, raw: { width, height, channels: 4 }, left: MARGIN, top: MARGIN, blend: getBlend(spec) },
    ])
    .png()
    .toFile(file)
}

function getBlend({ method, ink, shirt }: PrintSpec): 'multiply' | 'over' {
  return method === 'screen' && getInkLayer(ink, shirt).mix === 'multiply' ? 'multiply' : 'over'
}

function renderInk(artwork: PreparedArtwork, spec: PrintSpec, tile: Tile): Buffer {
  const pixels = Buffer.alloc(tile.width * tile.height * 4)
  if (artwork.isEmpty) return pixels
  const { colour, alpha } = getInkLayer(spec.ink, spec.shirt)
  const cover = renderScreenTile(createScreenPrint(artwork, spec), tile)
  for (const [index, value] of cover.entries()) {
    pixels.set(colour, index * 4)
    pixels[index * 4 + 3] = Math.round(value * alpha)
  }
  return pixels
}
