import sharp from 'sharp'
import { getBlendMode, SHIRT_HEX_COLOURS } from '../../print-kernel/colour'
import { renderPrintTile } from '../../print-kernel/print/render-print'
import type { PreparedArtwork } from '../../print-kernel/tones/prepare-artwork'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { PREVIEW_SIZE_PX, computePreviewSize } from '../../contract/custom-print/preview-size'
import { parseHexColour } from '../../contract/inks'

const MARGIN = PREVIEW_SIZE_PX.margin

/** Renders a print on the colour of its shirt: one ink in dots, or all colours. */
export async function renderPreview(artwork: PreparedArtwork, spec: PrintSpec, file: string): Promise<void> {
  const { inkBounds } = artwork
  const { width, height } = computePreviewSize(inkBounds.width, inkBounds.height)
  const shirt = parseHexColour(SHIRT_HEX_COLOURS[spec.shirt])
  const [r, g, b] = shirt
  const tile = { left: 0, top: 0, width, height, pxPerMm: width / spec.width }
  const pixels = blendWithShirt(renderPrintTile(artwork, spec, tile), shirt, getBlendMode(spec))
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: { r, g, b } })
    .png()
    .toFile(file)
}

/** Blends as the editor's browser does. The `multiply` of sharp makes half-covered pixels darker and greyer. */
function blendWithShirt(
  pixels: Uint8ClampedArray,
  shirt: readonly number[],
  mode: ReturnType<typeof getBlendMode>,
): Uint8ClampedArray {
  const blended = new Uint8ClampedArray((pixels.length / 4) * 3)
  for (let index = 0; index < blended.length; index++) {
    const channel = index % 3
    const at = ((index - channel) / 3) * 4
    const under = shirt[channel] ?? 0
    const over = pixels[at + channel] ?? 0
    const inked = mode === 'multiply' ? (under * over) / 255 : over
    // The array rounds.
    blended[index] = under + ((inked - under) * (pixels[at + 3] ?? 0)) / 255
  }
  return blended
}
