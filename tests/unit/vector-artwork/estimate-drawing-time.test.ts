import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { estimateDrawingMicroseconds } from '@vector-artwork/estimate-drawing-time'
import { readSvg } from '@vector-artwork/read-svg'

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${inside}</svg>`
const read = (inside: string) => readSvg(new TextEncoder().encode(svg(inside)))
const square = (side: number, attributes = '') => `<path d="M0 0h${side}v${side}h-${side}z" ${attributes}/>`
const estimate = (inside: string) => {
  const drawing = read(inside)
  if (typeof drawing === 'string') throw new Error(drawing)
  return estimateDrawingMicroseconds(drawing.root, drawing.size)
}
const repeat = (times: number, build: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => build(index)).join('')
/** Each of them is drawn through the next. */
const chain = (name: string, attributes: string, times: number, leadTo: string) =>
  repeat(
    times,
    (at) => `<${name} id="u${at}" ${attributes}>${square(600, `${leadTo}="url(#u${at + 1})"`)}</${name}>`,
  ) + `<${name} id="u${times}" ${attributes}>${square(600)}</${name}>${square(600, `${leadTo}="url(#u0)"`)}`

/** A picture of few letters and any number of pixels. */
function writePng(side: number): string {
  const part = (name: string, data: Uint8Array) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(name, 4)
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = deflateSync(Buffer.alloc(side * Math.ceil(side / 8 + 1)))
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('IDAT', data),
    part('IEND', Buffer.alloc(0)),
  ]).toString('base64')
}
const image = (side: number) => `<image width="9" height="9" href="data:image/png;base64,${writePng(side)}"/>`

it.each([
  ['layers upon layers', `<g opacity=".9">`.repeat(60) + square(600) + '</g>'.repeat(60)],
  ['layer after layer', `<g style="mix-blend-mode:multiply">${square(600)}</g>`.repeat(60)],
  ['cuts of cuts', chain('clipPath', '', 100, 'clip-path')],
  ['masks of masks', chain('mask', '', 100, 'mask')],
  [
    'patterns of patterns',
    chain('pattern', 'width="600" height="600" patternUnits="userSpaceOnUse"', 100, 'fill'),
  ],
  [
    'patterns that each hold ten',
    repeat(
      8,
      (at) =>
        `<pattern id="u${at}" width="9" height="9" patternUnits="userSpaceOnUse">${square(9, `fill="url(#u${at + 1})"`).repeat(10)}</pattern>`,
    ) + `<pattern id="u8" width="9" height="9">${square(9)}</pattern>${square(9, 'fill="url(#u0)"')}`,
  ],
  [
    'cuts that each hold ten',
    repeat(
      8,
      (at) => `<clipPath id="u${at}">${square(9, `clip-path="url(#u${at + 1})"`).repeat(10)}</clipPath>`,
    ) + `<clipPath id="u8">${square(9)}</clipPath>${square(9, 'clip-path="url(#u0)"')}`,
  ],
  [
    'copies along a thread',
    repeat(5000, (at) => `<g id="u${at}"><use href="#u${at + 1}"/></g>`) + square(9, 'id="u5000"'),
  ],
  [
    'a marker on each corner',
    `<marker id="m">${'<path d="M0 0h3v3z"/>'.repeat(900)}</marker><polyline points="${'0 0 9 9 '.repeat(9000)}" marker-mid="url(#m)"/>`,
  ],
  ['the dust of dashes', square(600, 'stroke="#000" stroke-dasharray=".0001"')],
  ['a picture of a few letters that has 400 million pixels', image(20_000)],
  [
    'a hundred copies of a picture',
    `<defs><g id="a">${image(2000)}</g></defs>${'<use href="#a"/>'.repeat(100)}`,
  ],
  [
    'a tile larger than any wall',
    `<pattern id="p" width="9000" height="9000" patternUnits="userSpaceOnUse">${square(9000)}</pattern>${square(600, 'fill="url(#p)"')}`,
  ],
  [
    'a marker that is a well, and is drawn again',
    `<marker id="m">${'<g>'.repeat(140)}${'</g>'.repeat(140)}</marker><path d="M0 0h9v9h9" marker-start="url(#m)" marker-mid="url(#m)"/>`,
  ],
  [
    'a dot enlarged without end, among many lines',
    `<path d="M5 5h0" stroke="#000" transform="scale(1e999)"/><path d="M0 0${'l600 600-600-600'.repeat(50_000)}"/>`,
  ],
  ['a hundred thousand lines from edge to edge', `<path d="M0 0${'l600 600-600-600'.repeat(50_000)}"/>`],
])('a drawing of %s is refused before a pixel is drawn', (_, inside) => {
  expect(read(inside)).toBe('heavy')
})

it.each([
  [
    'three hundred small shapes that are cut',
    `<clipPath id="c"><circle cx="5" cy="5" r="4"/></clipPath>${repeat(300, (at) => `<g transform="translate(${(at % 20) * 30} ${Math.floor(at / 20) * 30})"><g clip-path="url(#c)">${square(20)}</g></g>`)}`,
  ],
  [
    'a badge of six layers',
    `<linearGradient id="g"><stop/></linearGradient><clipPath id="c">${square(500)}</clipPath>${`<g clip-path="url(#c)">${square(500, 'fill="url(#g)"')}</g>`.repeat(6)}`,
  ],
  ['twenty thousand shapes', '<path d="M0 0h9v9z"/>'.repeat(20_000)],
  ['a tracing of half a megabyte', `<path d="M0 0${'l1 1-1 3'.repeat(60_000)}"/>`],
  ['a dashed frame', square(590, 'fill="none" stroke="#000" stroke-dasharray="3 1"')],
  [
    'arrows',
    `<marker id="m" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></marker>${'<path d="M5 5h90" stroke="#000" marker-end="url(#m)"/>'.repeat(200)}`,
  ],
  ['a picture', image(2000)],
  [
    'what leads to itself',
    `<g id="a"><use href="#a"/>${square(9)}</g><pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse">${square(9, 'fill="url(#p)"')}</pattern>${square(90, 'fill="url(#p)"')}`,
  ],
])('a drawing of %s is drawn', (_, inside) => {
  expect(read(inside)).toHaveProperty('root')
})

it('a layer costs by how much of the picture it covers, however the drawing says so', () => {
  const layer = (inside: string) => estimate(`<g opacity=".5">${inside}</g>`) - estimate(`<g>${inside}</g>`)
  const whole = layer(square(600))
  expect(layer(square(300)) / whole).toBeCloseTo(1 / 4)
  expect(layer(`<g transform="rotate(90) scale(.5)">${square(600)}</g>`) / whole).toBeCloseTo(1 / 4)
  expect(layer('<rect x="9" y="9" width="300" height="300"/>') / whole).toBeCloseTo(1 / 4)
  expect(layer('<circle cx="300" cy="300" r="150"/>') / whole).toBeCloseTo(1 / 4)
  expect(layer(`<path id="a" d="M0 0H300V300H0z"/>`) / whole).toBeCloseTo(1 / 4)
  expect(layer(`<path d="m300 0c0 0 0 300 0 300s-300 0-300 0t0-300"/>`) / whole).toBeLessThanOrEqual(1)
  expect(layer(square(6e9)) / whole).toBeCloseTo(1)
  const symbol = `<symbol id="s" viewBox="300 300 100 100"><rect x="300" y="300" width="100" height="100"/></symbol>`
  expect(layer(`${symbol}<use href="#s" width="300" height="300"/>${square(300)}`) / whole).toBeCloseTo(1 / 4)
  expect(layer('<defs><path d="M0 0h600v600z"/></defs>')).toBe(0)
})
