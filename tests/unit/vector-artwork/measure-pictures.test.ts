import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
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

/** The width in pixels of a drawing of 400 by 200 by its pictures, drawn 800 px wide. */
function measure(inside: string, attributes = 'width="400" height="200"'): number | undefined {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h400v200z"/>${inside}</svg>`
  const drawing = readSvg(new TextEncoder().encode(svg))
  const drawn = typeof drawing === 'string' ? drawing : drawSvg(drawing, 800)
  if (typeof drawn === 'string') throw new Error(`Refused: ${drawn}`)
  return drawn.pictureWidthPx
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
  ])('gives it %s', (_, expected, inside) => {
    expect(measure(inside)).toBe(expected)
  })

  it('gives the same to a drawing that says nothing of its size', () => {
    expect(measure(`<image width="200" height="100" ${PICTURE}/>`, '')).toBe(200)
  })
})
