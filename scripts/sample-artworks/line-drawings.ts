import { sharp } from '../lib/sharp.mjs'
import {
  drawCircle,
  fillPath,
  INK,
  renderPng,
  type Point,
  strokePath,
  wrapInSvg,
  paintWhite,
} from './svg-pen.ts'
import { createRandom } from '../../tests/support/seeded-random.ts'

/** A greeting in a single line, thin where the pen goes up. */
export function drawThinScript(): Promise<Buffer> {
  const up: string[] = [
    'M60 250C110 250 170 190 196 150', 'M150 262C190 262 230 200 246 166', 'M246 262C270 262 300 210 330 180',
    'M366 262C400 262 420 200 440 176', 'M490 180C520 186 560 160 600 110',
    'M600 110C700 -20 830 60 700 190C560 330 240 330 40 300', 'M40 300C-70 284 -60 200 40 210C260 232 520 360 760 300',
  ] // oxfmt-ignore
  const down: string[] = [
    'M186 150C160 120 100 150 98 210C96 250 120 264 150 262', 'M246 166L228 236C224 254 232 264 246 262',
    'M366 170C340 140 288 160 286 214C286 256 330 262 356 200L366 164', 'M366 164L346 238C344 254 352 264 366 262',
    'M440 176C414 200 404 262 440 264C480 264 508 214 490 180C476 154 446 166 440 190',
  ] // oxfmt-ignore
  const content =
    up.map((path) => strokePath(path, INK, 0.62)).join('') +
    down.map((path) => strokePath(path, INK, 3.4)).join('') +
    drawCircle(258, 116, 5, `fill="${INK}"`)
  return renderPng(
    wrapInSvg(
      3200,
      1760,
      `<rect x="-100" y="-40" width="1000" height="550" fill="#fff"/>${content}`,
      '-70 -30 900 495',
    ),
  )
}

/** A panorama scanned from a pen drawing in full size: the maximum width in pixels that is accepted. */
export function drawHugePanorama(): Promise<Buffer> {
  const random = createRandom(5)
  const ridges = [900, 1500, 2200].map((height, layer) => {
    const points: Point[] = Array.from({ length: 42 }, (_, index) => [
      index * 295,
      height + (random() - 0.5) * (900 - layer * 200) + (index % 2) * 260,
    ])
    const shades = points.slice(0, -1).flatMap(([x, y], index) =>
      Array.from({ length: 9 }, (_, stroke) => {
        const [nextX = x, nextY = y] = points[index + 1] ?? []
        const part = stroke / 9
        const [from, top] = [x + (nextX - x) * part, y + (nextY - y) * part]
        const length = (260 + random() * 420) * (nextY > y ? 1 : 0.35)
        return strokePath(
          `M${from.toFixed(0)} ${(top + 30).toFixed(0)}l${(-length * 0.4).toFixed(0)} ${length.toFixed(0)}`,
          INK,
          11 + layer * 4,
        )
      }),
    )
    const outline = `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`
    return `${fillPath(`${outline}L12000 4000L0 4000Z`, '#fff')}${shades.join('')}${strokePath(outline, INK, 26 + layer * 8)}`
  })
  const shore = Array.from({ length: 60 }, (_, index) => strokePath(`M${(random() * 11_000).toFixed(0)} ${3300 + index * 11}h${(200 + random() * 900).toFixed(0)}`, INK, 14)) // oxfmt-ignore
  return sharp(wrapInSvg(12_000, 4000, paintWhite(12_000, 4000) + ridges.join('') + shore.join('')), {
    limitInputPixels: false,
  })
    .greyscale()
    .png({ palette: true, colours: 16 })
    .toBuffer()
}
