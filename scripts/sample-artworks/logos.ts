import { sharp } from '../lib/sharp.mjs'
import * as words from './word-outlines.ts'
import {
  drawCircle,
  fillPath,
  INK,
  renderPng,
  computeEllipsePoints,
  strokePath,
  wrapInSvg,
  paintWhite,
  writeWord,
} from './svg-pen.ts'

/** A club's logo in two colours as from a web page: on white, not transparent. */
export function drawLogo(): Promise<Buffer> {
  const red = '#c62f2a'
  const teeth = Array.from({ length: 24 }, (_, index) => `<path d="M-26 -330L-8 -392L26 -330Z" transform="rotate(${index * 15})"/>`) // oxfmt-ignore
  return renderPng(
    wrapInSvg(
      1400,
      1400,
      `${paintWhite(1400, 1400)}<g transform="translate(700 700)"><g fill="${INK}">${teeth.join('')}</g>
      ${drawCircle(0, 0, 334, `fill="${INK}"`)}${drawCircle(0, 0, 250, 'fill="#fff"')}
      <path d="M-205 118L-70 -96L-14 -20L62 -150L206 118Z" fill="${red}"/>
      <path d="M62 -138L103 -64L74 -78L52 -48L28 -84Z" fill="#fff"/>
      ${drawCircle(0, 0, 470, `fill="none" stroke="${INK}" stroke-width="26"`)}
      ${drawCircle(0, 0, 508, `fill="none" stroke="${INK}" stroke-width="5"`)}</g>
      ${writeWord(words.CHUR_LARGE, 606, 905)}`,
    ),
  )
}

/** A white edelweiss on a transparent background, as for dark shirts. */
export function drawWhiteOnNothing(): Promise<Buffer> {
  const petals = Array.from({ length: 9 }, (_, index) => {
    const length = index % 2 ? 640 : 760
    const side = (width: number) => `C${width} ${-length * 0.5} ${width} ${-length * 0.8}`
    const leaf = fillPath(
      `M0 -90${side(150)} 0 ${-length}C-150 ${-length * 0.8} -150 ${-length * 0.5} 0 -90Z`,
      '#fff',
    )
    return `<g transform="rotate(${index * 40})">${leaf}${strokePath(`M0 -130V${-length * 0.86}`, '#000', 7)}</g>`
  })
  const heart = [[0, 0], ...computeEllipsePoints(0, 0, 92, 92, 6)].map(([x = 0, y = 0]) =>
    drawCircle(x, y, 42, 'fill="#fff"'),
  )
  const side = 'x="-900" y="-900" width="1800" height="1800"'
  const shape = `${petals.join('')}${drawCircle(0, 0, 150, 'fill="#000"')}${heart.join('')}`
  return renderPng(
    wrapInSvg(
      1800,
      1800,
      `<mask id="m" maskUnits="userSpaceOnUse" ${side}>${shape}</mask>
      <g transform="translate(900 900)"><rect ${side} fill="#fff" mask="url(#m)"/></g>`,
    ),
  )
}

/** A profile picture from a messenger: 200 px, strongly compressed. */
export function drawTinyLogo(): Promise<Buffer> {
  const rows = ['..1......1..', '.11......11.', '.1.1....1.1.', '.11......11.', '..11.11.11..', '...222222...', '..22122122..', '..22222222..', '...222222...', '...223322...', '....2222....', '.....22.....'] // oxfmt-ignore
  const colours: Record<string, string> = { '1': '#4a3a2c', '2': '#a9825a', '3': '#f0e4d0' }
  const squares = rows.flatMap((row, y) =>
    [...row].map((key, x) =>
      colours[key]
        ? `<rect x="${10 + x * 15}" y="${10 + y * 15}" width="15" height="15" fill="${colours[key]}"/>`
        : '',
    ),
  )
  return sharp(wrapInSvg(200, 200, `<rect width="200" height="200" fill="#f4f4f2"/>${squares.join('')}`)).jpeg({ quality: 62 }).toBuffer() // oxfmt-ignore
}
