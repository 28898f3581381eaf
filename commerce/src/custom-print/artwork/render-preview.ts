import sharp from 'sharp'
import { getBlendMode, SHIRT_HEX_COLOURS } from '../../print-kernel/colour'
import { renderPrintTile } from '../../print-kernel/print/render-print'
import type { PreparedArtwork } from '../../print-kernel/tones/prepare-artwork'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import type { RgbaImage } from '../../print-kernel/image'
import { PREVIEW_SIZE_PX, computePreviewSize } from '../../contract/custom-print/preview-size'
import { parseHexColour } from '../../contract/inks'

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
  const [r, g, b] = parseHexColour(SHIRT_HEX_COLOURS[spec.shirt])
  const tile = { left: 0, top: 0, width, height, pxPerMm: width / spec.width }
  const pixels = renderPrintTile(image, artwork, spec, tile)
  await sharp({
    create: { width: width + 2 * MARGIN, height: height + 2 * MARGIN, channels: 3, background: { r, g, b } },
  })
    .composite([
      {
        input: Buffer.from(pixels.buffer),
        raw: { width, height, channels: 4 },
        left: MARGIN,
        top: MARGIN,
        blend: getBlendMode(spec) === 'multiply' ? 'multiply' : 'over',
      },
    ])
    .png()
    .toFile(file)
}
