import { SHEET, drawSheet } from '../../src/map/artwork/sheet'
import { SHIRT_HANDLES } from '../../src/map/artwork/drawings/shirts'
import { encode, shrink, textToBase64, toBase64 } from './encode'
import { drawHeadquarters } from './headquarters'
import { buildIcoFile, rasterise } from './icons'
import { renderIconSvg, renderLogoSvg } from './logo-svg'
import { printArtwork } from './print-artwork'
import { drawSharePicture } from './share-picture'
import { drawIslandPicture, ISLAND_PICTURES } from './island-pictures'
import { renderSheetSvg } from './sheet-svg'
import { drawThankYouPicture } from './thank-you-picture'
import { drawShirtPicture, ENLARGED, LARGE, SMALL } from './shirt-picture'

const POSTER = { grain: 0.0003, pinhole: 1.6, steps: 3 }

/** Each file below public/ with the function that draws it (base64). */
export const PICTURES: Record<string, () => Promise<string> | string> = {
  ...Object.fromEntries(
    SHIRT_HANDLES.flatMap((handle) =>
      (['front', 'back'] as const).flatMap((side) => [
        [`media/products/${handle}-${side}.webp`, () => drawShirtPicture(handle, side, LARGE)],
        [`media/products/${handle}-${side}-400.webp`, () => drawShirtPicture(handle, side, SMALL)],
        [`media/products/${handle}-${side}-2000.webp`, () => drawShirtPicture(handle, side, ENLARGED)],
      ]),
    ),
  ),
  'media/headquarters.webp': () =>
    encode(printArtwork(drawHeadquarters(), 1200, 800, 1, { ...POSTER, pitch: 7 }), 'image/webp', 1),
  'media/headquarters-720.webp': () =>
    encode(
      printArtwork(drawHeadquarters(), 720, 480, 0.6, { ...POSTER, pitch: 5, pinhole: 1.2 }),
      'image/webp',
      1,
    ),
  'media/og.png': () =>
    encode(printArtwork(drawSharePicture(), 1200, 630, 1, { ...POSTER, pitch: 8 }), 'image/png'),
  'media/map/sheet.svg': () => textToBase64(renderSheetSvg()),
  // While it moves, at half a px for each CSS px, dots would blur: tints are used instead.
  'media/map/sheet.webp': () =>
    encode(
      printArtwork(drawSheet(), SHEET.width * 2.5, SHEET.height * 2.5, 2.5, {
        pitch: 0,
        grain: 0,
        pinhole: 1,
        steps: 255,
      }),
      'image/webp',
      0.7,
    ),
  // Drawn large and then scaled down, as dots are tints in this size.
  'media/map/thumb.webp': () => {
    const fine = { pitch: 8, grain: 0, pinhole: 1, steps: 255 }
    const large = printArtwork(drawSheet(), SHEET.width * 2, SHEET.height * 2, 2, fine)
    return encode(shrink(large, 288, 192), 'image/webp', 0.9)
  },
  ...Object.fromEntries(
    ISLAND_PICTURES.map(({ file, ...still }) => [`media/map/${file}.webp`, () => drawIslandPicture(still)]),
  ),
  'media/thanks.webp': () =>
    encode(
      printArtwork(drawThankYouPicture(), 1204, 840, 1.4, { pitch: 10, grain: 0.0003, pinhole: 2, steps: 3 }),
      'image/webp',
      1,
    ),
  'media/logo.svg': () => textToBase64(renderLogoSvg('full')),
  'media/logo-small.svg': () => textToBase64(renderLogoSvg('small')),
  'favicon.svg': () => textToBase64(renderIconSvg()),
  'favicon.ico': () => buildIcoFile(renderIconSvg(), [16, 32, 48]),
  'favicon.png': () => icon(96),
  'apple-touch-icon.png': () => icon(180),
  'icon-192.png': () => icon(192),
  'icon-512.png': () => icon(512),
}

const icon = async (size: number) => toBase64(await rasterise(renderIconSvg(), size))
