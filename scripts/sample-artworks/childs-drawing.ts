import { sharp } from '../lib/sharp.mjs'
import {
  fillPath,
  smoothPath,
  type Point,
  computeEllipsePoints,
  drawScribble,
  strokePath,
  wrapInSvg,
} from './svg-pen.ts'
import { createRandom } from '../../tests/support/seeded-random.ts'
import { createNoise } from './noise.ts'

const [WIDTH, HEIGHT] = [3024, 4032]

/**
 * A child's drawing in wax crayon, photographed upright with a phone by a window: 12 megapixels, stored rotated.
 */
export async function drawChildsDrawing(): Promise<Buffer> {
  const paper = photographSheet(await drawCrayons())
  return sharp(paper, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .blur(1.1)
    .rotate(270)
    .jpeg({ quality: 84 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

const [RED, BLUE, GREEN, BROWN] = ['#c8372d', '#2f62a8', '#4d8c3f', '#7a4a2b']
const [YELLOW, BLACK] = ['#eeb422', '#2a2422']

/** Strokes through points, each with its colour and width. */
const STROKES: [places: string, colour: string, width: number][] = [
  // The house.
  ['500 2050, 490 2650, 510 3300, 1000 3320, 1560 3290, 1540 2600, 1550 2040', RED, 44],
  ['400 2070, 1020 1320, 1660 2050, 1000 2080, 400 2070', BROWN, 48],
  ['800 2260, 806 2420, 796 2590', BLACK, 30],
  ['1090 3290, 1084 2860, 1220 2740, 1340 2870, 1344 3280', BLACK, 36],
  // The people.
  ['2110 2320, 2120 2700, 2100 2950', BLUE, 60],
  ['1800 2440, 1960 2560, 2120 2520, 2300 2560, 2480 2380', BLUE, 44],
  ['2100 2940, 2010 3200, 1960 3480', BLACK, 40],
  ['2110 2940, 2220 3210, 2270 3490', BLACK, 40],
  ['2030 2200, 2110 2250, 2210 2190', RED, 30],
  ...[2060, 2120, 2180, 2230].map((x): [string, string, number] => [
    `${x} 1950, ${x + 20} 1850, ${x} 1770`,
    BROWN,
    30,
  ]),
  // The child's name.
  ['380 1010, 420 560, 600 860, 770 550, 830 1000', BLACK, 46],
  ['1000 600, 1010 1000', BLACK, 46],
  ['1180 1010, 1330 580, 1490 1000', BLACK, 46],
  ['1240 850, 1430 840', BLACK, 40],
]

const parsePlaces = (text: string): Point[] =>
  text.split(', ').map((place) => {
    const [x = 0, y = 0] = place.split(' ').map(Number)
    return [x, y]
  })

/** Draws the strokes with the colour and the thickness of the wax. */
function drawCrayons(): Promise<Buffer> {
  const random = createRandom(7)
  const drawShaky = (points: readonly Point[], colour: string, width: number, isClosed = false) =>
    strokePath(smoothPath(points, 18, random, isClosed), colour, width)
  const patch = (x: number, y: number, width: number, height: number, colour: string, step: number) =>
    strokePath(drawScribble({ x, y, width, height }, step, random), colour, 34, 'stroke-opacity="0.8"')
  const rays = Array.from({ length: 11 }, (_, index) => {
    const at = (far: number): Point => [
      2350 + Math.cos(index * 0.57) * far,
      700 + Math.sin(index * 0.57) * far,
    ]
    return drawShaky([at(330), at(440), at(560)], YELLOW, 38)
  })
  const grass = Array.from({ length: 46 }, (_, index) => {
    const x = 240 + index * 56
    const tip: Point = [x + (random() - 0.5) * 70, 3340 + random() * 60]
    return drawShaky([[x, 3560], [x + 12, 3460], tip], GREEN, 30)
  })
  const dot = (x: number, y: number) =>
    fillPath(smoothPath(computeEllipsePoints(x, y, 22), 6, random, true), BLACK)
  const content = [
    patch(2150, 520, 400, 370, YELLOW, 50),
    drawShaky(computeEllipsePoints(2350, 700, 270), YELLOW, 42, true),
    ...rays,
    patch(520, 2080, 1000, 1180, RED, 78),
    patch(640, 1600, 760, 430, BROWN, 60),
    fillPath(smoothPath(computeEllipsePoints(800, 2420, 165, 165, 4), 20, random, true), '#fff'),
    drawShaky(computeEllipsePoints(800, 2420, 165, 165, 8), BLACK, 34, true),
    drawShaky(computeEllipsePoints(2120, 2130, 190), BLACK, 36, true),
    patch(1960, 2480, 300, 420, BLUE, 40),
    ...STROKES.map(([places, colour, width]) => drawShaky(parsePlaces(places), colour, width)),
    dot(2050, 2090),
    dot(2190, 2090),
    ...grass,
  ]
  return sharp(wrapInSvg(WIDTH, HEIGHT, content.join('')))
    .ensureAlpha()
    .raw()
    .toBuffer()
}

/** The paper with its grain, which wax does not fill, in uneven light and with the noise of a sensor. */
function photographSheet(wax: Buffer): Buffer {
  const [tooth, coarse, shade] = [createNoise(3, 5), createNoise(4, 11), createNoise(5, 900)]
  const grain = createRandom(11)
  const found = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = y * WIDTH + x
      const rough = 0.65 * tooth(x, y) + 0.35 * coarse(x, y)
      const cover = Math.min(1, Math.max(0, ((wax[at * 4 + 3] ?? 0) / 255) * 1.3 - rough * 0.85) * 3)
      const light = 0.93 - 0.3 * (x / WIDTH) * (y / HEIGHT) - 0.1 * shade(x, y)
      const dust = (grain() + grain() - 1) * 7
      for (const [channel, tint] of [1, 0.975, 0.92].entries()) {
        const white = 255 * light * tint
        const inked = (white * (wax[at * 4 + channel] ?? 0)) / 255
        found[at * 3 + channel] = Math.min(255, Math.max(0, white + cover * (inked - white) + dust))
      }
    }
  }
  return found
}
