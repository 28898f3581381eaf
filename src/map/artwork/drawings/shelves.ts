import type { Ink } from '@contract/inks'
import { SLICE_PATHS, drawSlice } from './cheese'
import { createLinearRamp, type Painter } from '../painter'
import { circle, rectangle, addHole } from '../shapes'

const [TOP, MIDDLE, BOTTOM] = [-48, 22, 92] as const
const PHONE = rectangle(-62, -130, 124, 252, 18)
const SCREEN = rectangle(-53, -116, 106, 224, 9)

/**
 * Apps: the shelves of a stock room and, at their end, a phone that counts the stock.
 * 298 units wide; the origin is the phone's centre.
 */
export function drawShelves(painter: Painter): void {
  painter.fill(
    'olive',
    rectangle(-236, -112, 204, 204),
    createLinearRamp([0, -112], [0, 92], [0, 0.08], [1, 0.4]),
  )
  for (const [ink, x, height] of TINS) drawTin(painter, ink, x, height)
  drawScreenFrame(painter.at(-206, MIDDLE, 1, -0.08))
  drawSlice(painter.at(SLICE.x, SLICE.y, SLICE.scale))
  drawBoxes(painter)
  drawFoldedShirts(painter)
  const boards = [TOP, MIDDLE, BOTTOM].map((y) => rectangle(-236, y, 220, 7)).join('')
  painter.knockOut(boards, { inks: ['sand', 'clay', 'olive'] }).fill('forest', boards)
  drawPhone(painter)
}

const SLICE = { x: -60, y: -7.5, scale: 0.39 }
const DONUT = { x: 22, y: -10, radius: 23, hole: 7 }
const TINS: [Ink, x: number, height: number][] = [
  ['sand', -230, 46],
  ['clay', -186, 38],
  ['olive', -142, 42],
  ['forest', -98, 20],
]
const TIN_WIDTH = 38

function drawBox(painter: Painter, ink: Ink, x: number, floor: number, width: number, height: number): void {
  const box = rectangle(x, floor - height, width, height)
  painter.cover(ink, box)
  if (ink !== 'forest')
    painter.fill('forest', box, createLinearRamp([x, 0], [x + width, 0], [0.4, 0], [1, 0.45]))
}

function drawTin(painter: Painter, ink: Ink, x: number, height: number): void {
  drawBox(painter, ink, x, TOP, TIN_WIDTH, height)
  const rim = TOP - height
  painter.knockOut(rectangle(x, TOP - height * 0.66, TIN_WIDTH, height * 0.42))
  painter.fill(ink, `M${x + 5},${rim}h12v${height * 0.48}a3,3 0 0 1 -6,0v${-height * 0.2}a3,3 0 0 0 -6,0Z`)
  const [left, right, top] = [x + 5, x + TIN_WIDTH - 5, rim - 24]
  painter.line(
    'forest',
    `M${left},${rim - 4}C${left + 3},${top} ${right - 3},${top} ${right},${rim - 4}`,
    2.4,
  )
  painter.cover('forest', rectangle(x - 3, rim - 5, TIN_WIDTH + 6, 8, 3))
}

function drawScreenFrame(painter: Painter): void {
  const [frame, mesh] = [rectangle(-21, -58, 42, 58, 2), rectangle(-15, -52, 30, 46)]
  painter.cover('forest', frame).cover('clay', mesh, 0.55)
  painter.cover('clay', circle(0, -29, 10))
}

function drawBoxes(painter: Painter): void {
  drawBox(painter, 'clay', -172, MIDDLE, 18, 50)
  drawBox(painter, 'forest', -150, MIDDLE, 16, 42)
  drawBox(painter, 'sand', -130, MIDDLE, 22, 46)
  painter.knockOut(rectangle(-168, MIDDLE - 40, 10, 14)).knockOut(rectangle(-146, MIDDLE - 34, 8, 12))
  painter.knockOut(circle(-119, MIDDLE - 32, 5))
  drawBox(painter, 'sand', -142, BOTTOM, 52, 44)
  drawBox(painter, 'sand', -86, BOTTOM, 32, 28)
  painter.fill('clay', rectangle(-121, BOTTOM - 44, 10, 44) + rectangle(-73, BOTTOM - 28, 7, 28))
}

/** The four shirts in stock, from the bottom of the pile. The sand one is almost sold out. */
const PILE: { ink: Ink | null; stock: number }[] = [
  { ink: 'forest', stock: 62 },
  { ink: 'olive', stock: 46 },
  { ink: null, stock: 54 },
  { ink: 'sand', stock: 12 },
]

function drawFoldedShirts(painter: Painter): void {
  PILE.forEach(({ ink }, i) => {
    const y = BOTTOM - 13 * (i + 1)
    const fold = `M-222,${y}H-150v13H-222a6.5,6.5 0 0 1 0,-13Z`
    painter.knockOut(fold)
    if (ink) painter.fill(ink, fold)
    if (ink === 'forest') painter.knockOutStroke(`M-220,${y + 7}H-150`, 1.6, ['forest'])
    painter.line('forest', fold, 2)
  })
}

function drawPhone(painter: Painter): void {
  painter.knockOut(rectangle(-66, -134, 132, 260, 21)).fill('forest', PHONE)
  painter.knockOut(SCREEN).knockOut(rectangle(-16, -125, 32, 4, 2))
  painter.fill('forest', [TOP, MIDDLE].map((y) => rectangle(-53, y, 106, 3)).join(''))
  drawLevels(painter)
  drawSeenThrough(painter.clip(SCREEN))
  drawStock(painter)
}

function drawLevels(painter: Painter): void {
  TINS.forEach(([ink, , height], i) => painter.fill(ink, rectangle(-43 + i * 23, TOP - height, 17, height)))
  painter.line('forest', `M-48,${TOP - 27}H48`, 2, { cap: 'butt', dash: [5, 4] })
}

function drawSeenThrough(painter: Painter): void {
  const slice = painter.at(SLICE.x, SLICE.y, SLICE.scale)
  slice.fill('sand', SLICE_PATHS.cut).line('forest', SLICE_PATHS.cut + SLICE_PATHS.top, 6)
  const donut = painter.at(DONUT.x, DONUT.y)
  donut.fill('clay', addHole(circle(0, 0, DONUT.radius), 0, 0, DONUT.hole), 1, 'evenodd')
  donut.line('forest', circle(0, 0, DONUT.radius), 2.4)
  painter.line('clay', 'M-25,-39h9v9M-16,8v9h-9', 3, { cap: 'butt' })
  painter.line('clay', 'M38,-39h10v10M48,9v10h-10', 3, { cap: 'butt' })
}

function drawStock(painter: Painter): void {
  PILE.toReversed().forEach(({ ink, stock }, i) => {
    const y = MIDDLE + 14 + i * 17
    if (ink) painter.fill(ink, rectangle(-43, y, 11, 11))
    else painter.line('forest', rectangle(-42, y + 1, 9, 9), 2, { cap: 'butt' })
    painter.fill(stock < 20 ? 'clay' : 'forest', rectangle(-24, y + 3, stock, 5))
  })
}
