import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Crop } from '@contract/custom-print/print-spec'
import { getCropBox } from '@print-kernel/crop'
import { computePictureWidthPx } from '@vector-artwork/picture-width'
import { drawSvg, startSvgEngine } from '@vector-artwork/draw-svg'
import { readSvg } from '@vector-artwork/read-svg'
import { encodePng } from './encode-png'

beforeAll(() => {
  const { resolve } = createRequire(import.meta.url)
  return startSvgEngine(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
})

const href = (width: number, height: number) =>
  `href="data:image/png;base64,${Buffer.from(encodePng(width, height)).toString('base64')}"`
/** A hundred pixels wide, fifty high. */
const PICTURE = href(100, 50)

const SIZE = 'width="400" height="200"'

/** The width in pixels of a drawing of 400 by 200 by the pictures that a crop leaves, drawn in its own size. */
function measure(inside: string, attributes = SIZE, crop?: Crop): number | undefined {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h400v200z"/>${inside}</svg>`
  const drawing = readSvg(new TextEncoder().encode(svg))
  const drawn = typeof drawing === 'string' ? drawing : drawSvg(drawing, 400)
  if (typeof drawn === 'string') throw new Error(`Refused: ${drawn}`)
  return computePictureWidthPx(drawn, crop)
}

describe('a picture within a drawing', () => {
  it.each<[string, number | undefined, string]>([
    ['none, of shapes alone', undefined, '<circle r="9"/>'],
    ['its pixels, over the whole drawing', 100, `<image width="400" height="200" ${PICTURE}/>`],
    ['more, over a quarter of it', 400, `<image width="100" height="50" ${PICTURE}/>`],
    ['those of the place in which it fits', 200, `<image width="400" height="100" ${PICTURE}/>`],
    [
      'those of the place that it fills',
      100,
      `<image width="400" height="100" ${PICTURE} preserveAspectRatio="xMidYMid slice"/>`,
    ],
    [
      'those of the side that is stretched more',
      100,
      `<image width="200" height="200" ${PICTURE} preserveAspectRatio="none"/>`,
    ],
    [
      'those along a strip of a gradient, not across its single pixel',
      512,
      `<image width="200" height="200" ${href(1, 256)} preserveAspectRatio="none"/>`,
    ],
    [
      'the same, however it is turned',
      200,
      `<g transform="rotate(30) scale(2)"><image width="100" height="50" ${PICTURE}/></g>`,
    ],
    [
      'those of the coarsest',
      100,
      `<image width="4" height="2" ${PICTURE}/><image width="400" height="200" ${PICTURE}/>`,
    ],
    [
      'those of its largest copy',
      100,
      `<defs><image id="i" width="100" height="50" ${PICTURE}/></defs><use href="#i"/><use href="#i" transform="scale(4)"/>`,
    ],
    [
      'those of a symbol’s frame',
      200,
      `<symbol id="s" viewBox="0 0 10 5"><image width="10" height="5" ${PICTURE}/></symbol><use href="#s" width="200" height="100"/>`,
    ],
    [
      'those that fill a shape, as Figma writes it',
      200,
      `<rect x="10" width="200" height="100" fill="url(#p)"/><defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use href="#i" transform="scale(0.01 0.02)"/></pattern><image id="i" width="100" height="50" ${PICTURE}/></defs>`,
    ],
    [
      'those of a tile with a view of its own',
      400,
      `<rect width="200" height="100" fill="url(#p)"/><pattern id="p" viewBox="0 0 10 5" width=".5" height=".5"><image width="10" height="5" ${PICTURE}/></pattern>`,
    ],
    [
      'those of what masks a shape',
      200,
      `<mask id="m"><image width="200" height="100" ${PICTURE}/></mask><rect width="200" height="100" mask="url(#m)"/>`,
    ],
    ['none, of one beside the page', undefined, `<image x="500" width="400" height="200" ${PICTURE}/>`],
    [
      'none, of a single pixel, which is a colour',
      undefined,
      `<image width="400" height="200" ${href(1, 1)}/>`,
    ],
    [
      'its own, if a part of it is clipped away',
      100,
      `<clipPath id="c"><circle cx="9" cy="9" r="9"/></clipPath><g clip-path="url(#c)"><image width="400" height="200" ${PICTURE}/></g>`,
    ],
    [
      'none, if all of it is clipped away',
      undefined,
      `<clipPath id="c"><path d="M300 0h90v90z"/></clipPath><g clip-path="url(#c)"><image width="200" height="100" ${PICTURE}/></g>`,
    ],
    [
      'none, beside the part of it that frames and outer clipping paths leave',
      undefined,
      `<clipPath id="c"><path d="M0 0h90v90z"/></clipPath><g clip-path="url(#c)"><svg x="200" width="9" height="9"><image width="200" height="100" ${PICTURE}/></svg></g>`,
    ],
    [
      'none, beside what a mask leaves',
      undefined,
      `<mask id="m" maskUnits="userSpaceOnUse" width="400" height="200"><g transform="translate(300)"><path d="M0 0h9v9z" fill="#fff"/></g></mask><image width="200" height="100" mask="url(#m)" ${PICTURE}/>`,
    ],
    [
      'its own, in the outline of what a mask leaves',
      200,
      `<mask id="m" maskUnits="userSpaceOnUse" width="400" height="200"><path d="M203 0v99" stroke="#fff" stroke-width="9"/></mask><image width="200" height="100" mask="url(#m)" ${PICTURE}/>`,
    ],
    [
      'none, if the shape that it fills is clipped away',
      undefined,
      `<clipPath id="c"><path d="M300 0h90v90z"/></clipPath><g clip-path="url(#c)"><path d="M0 0h99v99z" fill="url(#p)"/></g><pattern id="p" width="400" height="200" patternUnits="userSpaceOnUse"><image width="400" height="200" ${PICTURE}/></pattern>`,
    ],
  ])('gives it %s', (_, expected, inside) => {
    expect(measure(inside)).toBe(expected)
  })

  it('gives the same to a drawing that says nothing of its size', () => {
    expect(measure(`<image width="200" height="100" ${PICTURE}/>`, '')).toBe(200)
  })
})

describe('a drawing of which parts are cut away', () => {
  const fine = `<image width="100" height="50" ${PICTURE}/>`
  const leftHalf: Crop = { left: 0, top: 0, right: 500, bottom: 0 }

  it.each<[string, number | undefined, string]>([
    ['the picture that is left', 400, `${fine}<image x="200" width="200" height="100" ${PICTURE}/>`],
    ['no picture where none is left', undefined, `<image x="200" width="200" height="100" ${PICTURE}/>`],
    [
      'no picture where only its clipped part would be',
      undefined,
      `<clipPath id="c"><path d="M210 0h90v90z"/></clipPath><g clip-path="url(#c)"><image width="400" height="200" ${PICTURE}/></g>`,
    ],
    ['a picture of which a part is left', 100, `<image x="-10" width="400" height="200" ${PICTURE}/>`],
    [
      'the tiles that are left',
      400,
      `${fine}<rect x="210" width="100" height="100" fill="url(#p)"/><pattern id="p" width="400" height="200" patternUnits="userSpaceOnUse"><image width="400" height="200" ${PICTURE}/></pattern>`,
    ],
    [
      'tiles in an outline that reaches into what is left',
      100,
      `<path d="M203 0v200" fill="none" stroke="url(#p)" stroke-width="10"/><pattern id="p" width="400" height="200" patternUnits="userSpaceOnUse"><image width="400" height="200" ${PICTURE}/></pattern>`,
    ],
  ])('is judged by %s', (_, expected, inside) => {
    expect(measure(inside, SIZE, leftHalf)).toBe(expected)
  })

  it('is judged by the coarsest picture in sight, wherever it is cut', () => {
    const share = fc.integer({ min: 0, max: 480 })
    const picture = fc.record({
      x: fc.integer({ min: -40, max: 400 }),
      y: fc.integer({ min: -40, max: 200 }),
      width: fc.integer({ min: 1, max: 300 }),
    })
    fc.assert(
      fc.property(
        fc.array(picture, { minLength: 1, maxLength: 5 }),
        fc.record({ left: share, top: share, right: share, bottom: share }),
        (pictures, crop) => {
          const inside = pictures.map(
            ({ x, y, width }) =>
              `<image x="${x}" y="${y}" width="${width}" height="${width / 2}" ${PICTURE}/>`,
          )
          const { left, top, width, height } = getCropBox({ width: 400, height: 200 }, crop)
          const seen = pictures.filter(
            (at) =>
              at.x < left + width &&
              at.x + at.width > left &&
              at.y < top + height &&
              at.y + at.width / 2 > top,
          )
          const coarsest = Math.max(...seen.map((at) => at.width))
          expect(measure(inside.join(''), SIZE, crop)).toBe(
            seen.length === 0 ? undefined : Math.round((400 / coarsest) * 100),
          )
        },
      ),
      { numRuns: 20 },
    )
  })
})
