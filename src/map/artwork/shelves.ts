import type { Ink } from '@contract/print'
import { SLICE_PATHS, drawSlice } from './cheese'
import { linear, type Press } from './press'
import { circle, rectangle, wavyCircle, withHole } from './shapes'

const [TOP, MIDDLE, BOTTOM] = [-48, 22, 92] as const
const PHONE = rectangle(-62, -130, 124, 252, 18)
const SCREEN = rectangle(-53, -116, 106, 224, 9)

/** Apps: a stock room, and a phone that sees through it and counts; 340 wide, centred. */
export function drawShelves(press: Press): void {
  press.fill('olive', rectangle(-170, -112, 340, 204), linear([0, -112], [0, 92], [0, 0.08], [1, 0.4]))
  for (const [ink, x, height] of TINS) drawTin(press, ink, x, height)
  drawScreenFrame(press.at(-136, MIDDLE, 1, -0.08))
  drawSlice(press.at(SLICE.x, SLICE.y, SLICE.scale))
  drawDonut(press.at(DONUT.x, DONUT.y))
  drawBoxes(press)
  drawFoldedShirts(press)
  const boards = [TOP, MIDDLE, BOTTOM].map((y) => rectangle(-170, y, 340, 7)).join('')
  press.knockOut(boards, { inks: ['sand', 'clay', 'olive'] }).fill('forest', boards)
  drawPhone(press)
}

const SLICE = { x: -60, y: -7.5, scale: 0.39 }
const DONUT = { x: 58, y: -7, radius: 29, hole: 9 }
const TINS: [Ink, x: number, height: number][] = [
  ['sand', -160, 46],
  ['clay', -112, 38],
  ['olive', 74, 42],
  ['forest', 122, 20],
]
const TIN_WIDTH = 38

function drawBox(press: Press, ink: Ink, x: number, floor: number, width: number, height: number): void {
  const box = rectangle(x, floor - height, width, height)
  press.cover(ink, box)
  if (ink !== 'forest') press.fill('forest', box, linear([x, 0], [x + width, 0], [0.4, 0], [1, 0.45]))
}

function drawTin(press: Press, ink: Ink, x: number, height: number): void {
  drawBox(press, ink, x, TOP, TIN_WIDTH, height)
  const rim = TOP - height
  press.knockOut(rectangle(x, TOP - height * 0.66, TIN_WIDTH, height * 0.42))
  press.fill(ink, `M${x + 5},${rim}h12v${height * 0.48}a3,3 0 0 1 -6,0v${-height * 0.2}a3,3 0 0 0 -6,0Z`)
  const [left, right, top] = [x + 5, x + TIN_WIDTH - 5, rim - 24]
  press.line('forest', `M${left},${rim - 4}C${left + 3},${top} ${right - 3},${top} ${right},${rim - 4}`, 2.4)
  press.cover('forest', rectangle(x - 3, rim - 5, TIN_WIDTH + 6, 8, 3))
}

function drawScreenFrame(press: Press): void {
  const [frame, mesh] = [rectangle(-21, -58, 42, 58, 2), rectangle(-15, -52, 30, 46)]
  press.cover('forest', frame).cover('clay', mesh, 0.55)
  press.cover('clay', circle(0, -29, 10))
}

function drawDonut(press: Press): void {
  const dough = withHole(circle(0, 0, DONUT.radius), 0, 0, DONUT.hole)
  const icing = withHole(wavyCircle(0, 0, DONUT.radius - 5, 1.8, 7, 1), 0, 0, DONUT.hole + 4)
  press
    .knockOut(dough, { rule: 'evenodd' })
    .fill('sand', dough, 1, 'evenodd')
    .fill('clay', icing, 1, 'evenodd')
  press.fine().knockOutStroke('M8,-20l6,3M18,-8l2,6M18,9l-5,4M5,18l6,2', 3.4, ['clay', 'sand'])
  press.line('forest', circle(0, 0, DONUT.radius) + circle(0, 0, DONUT.hole), 3)
}

function drawBoxes(press: Press): void {
  drawBox(press, 'clay', 98, MIDDLE, 18, 50)
  drawBox(press, 'forest', 120, MIDDLE, 16, 42)
  drawBox(press, 'sand', 140, MIDDLE, 22, 46)
  press.knockOut(rectangle(102, MIDDLE - 40, 10, 14)).knockOut(rectangle(124, MIDDLE - 34, 8, 12))
  press.knockOut(circle(151, MIDDLE - 32, 5))
  drawBox(press, 'sand', 76, BOTTOM, 52, 44)
  drawBox(press, 'sand', 132, BOTTOM, 32, 28)
  press.fill('clay', rectangle(97, BOTTOM - 44, 10, 44) + rectangle(145, BOTTOM - 28, 7, 28))
}

/** The four shirts in stock, from the bottom of the pile; the sand one is nearly gone. */
const PILE: { ink: Ink | null; stock: number }[] = [
  { ink: 'forest', stock: 62 },
  { ink: 'olive', stock: 46 },
  { ink: null, stock: 54 },
  { ink: 'sand', stock: 12 },
]

function drawFoldedShirts(press: Press): void {
  PILE.forEach(({ ink }, i) => {
    const y = BOTTOM - 13 * (i + 1)
    const fold = `M-152,${y}H-74v13H-152a6.5,6.5 0 0 1 0,-13Z`
    press.knockOut(fold)
    if (ink) press.fill(ink, fold)
    if (ink === 'forest') press.knockOutStroke(`M-150,${y + 7}H-74`, 1.6, ['forest'])
    press.line('forest', fold, 2)
  })
}

function drawPhone(press: Press): void {
  press.knockOut(rectangle(-66, -134, 132, 260, 21)).fill('forest', PHONE)
  press.knockOut(SCREEN).knockOut(rectangle(-16, -125, 32, 4, 2))
  press.fill('forest', [TOP, MIDDLE].map((y) => rectangle(-53, y, 106, 3)).join(''))
  drawLevels(press)
  drawSeenThrough(press.clip(SCREEN))
  drawStock(press)
}

function drawLevels(press: Press): void {
  TINS.forEach(([ink, , height], i) => press.fill(ink, rectangle(-43 + i * 23, TOP - height, 17, height)))
  press.line('forest', `M-48,${TOP - 27}H48`, 2, { cap: 'butt', dash: [5, 4] })
}

function drawSeenThrough(press: Press): void {
  const slice = press.at(SLICE.x, SLICE.y, SLICE.scale)
  slice.fill('sand', SLICE_PATHS.cut).line('forest', SLICE_PATHS.cut + SLICE_PATHS.top, 6)
  const donut = press.at(DONUT.x, DONUT.y)
  donut.fill('clay', withHole(circle(0, 0, DONUT.radius), 0, 0, DONUT.hole), 1, 'evenodd')
  donut.line('forest', circle(0, 0, DONUT.radius), 2.4)
  press.line('clay', 'M-25,-39h9v9M-16,8v9h-9', 3, { cap: 'butt' })
  press.line('clay', 'M32,-39h-9v9M23,8v9h9', 3, { cap: 'butt' })
}

function drawStock(press: Press): void {
  PILE.toReversed().forEach(({ ink, stock }, i) => {
    const y = MIDDLE + 14 + i * 17
    if (ink) press.fill(ink, rectangle(-43, y, 11, 11))
    else press.line('forest', rectangle(-42, y + 1, 9, 9), 2, { cap: 'butt' })
    press.fill(stock < 20 ? 'clay' : 'forest', rectangle(-24, y + 3, stock, 5))
  })
}
