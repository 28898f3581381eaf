import type { Painter } from '../painter'
import { circle, wavyCircle, addHole } from '../shapes'
import { drawSprinkles } from './sprinkles'

const RADIUS = 80
const HOLE = 27
const ICING = addHole(wavyCircle(9, -7, RADIUS - 6, 4.6, 9, 0.6), 9, -7, HOLE + 5)
const KEY = wavyCircle(2, 0, RADIUS - 4, 4.6, 9, 0.6) + circle(2, 0, HOLE + 2) + circle(2, 2, RADIUS + 9)

/** Donut Second Edition, front: a donut printed twice, out of register. */
export function drawDonut(painter: Painter): void {
  drawPlates(painter, 5)
  const key = { x: 2, y: 0, inner: HOLE + 14, outer: RADIUS - 18, count: 12, length: 13, seed: 77 }
  painter.fine().line('forest', drawSprinkles(key), 6.4)
  painter.line('forest', KEY, 3.6)
}

function drawPlates(painter: Painter, seed: number): void {
  painter.fill('sand', addHole(circle(-5, 4, RADIUS + 10), -5, 4, HOLE - 6), 1, 'evenodd')
  painter.fine().fill('olive', addHole(circle(-15, 11, RADIUS + 4), -15, 11, HOLE), 0.5, 'evenodd')
  painter.fill('clay', ICING, 1, 'evenodd')
  const paper = { x: 9, y: -7, inner: HOLE + 16, outer: RADIUS - 20, count: 13, length: 13, seed }
  painter.knockOutStroke(drawSprinkles(paper), 6.4, ['clay', 'olive', 'sand'])
}

const BITE = circle(58, -58, 26) + circle(84, -30, 24) + circle(34, -84, 22)
const BITTEN_OFF = BITE + circle(92, -62, 40)

/** Donut Second Edition, back: the same donut with a bite taken. */
export function drawBittenDonut(painter: Painter): void {
  drawPlates(painter, 31)
  painter.line('forest', KEY, 3.6)
  const dough = painter.clip(circle(0, 0, 97))
  dough.knockOut(BITTEN_OFF)
  painter.clip(addHole(circle(2, 2, RADIUS + 10), 2, 0, HOLE + 2), 'evenodd').line('forest', BITE, 7)
  // The bite is knocked out again, so that the outline of the bite lies on the dough only.
  dough.knockOut(BITTEN_OFF)
  painter.fill('clay', circle(62, -60, 5) + circle(78, -44, 3.4) + circle(48, -76, 3.2))
  painter.fill('sand', circle(80, -66, 4) + circle(66, -82, 3))
}
