import type { Painter } from './painter'
import { circle, wavyCircle, withHole } from './shapes'
import { sprinkles } from './sprinkles'

const RADIUS = 80
const HOLE = 27
const ICING = withHole(wavyCircle(9, -7, RADIUS - 6, 4.6, 9, 0.6), 9, -7, HOLE + 5)
const KEY = wavyCircle(2, 0, RADIUS - 4, 4.6, 9, 0.6) + circle(2, 0, HOLE + 2) + circle(2, 2, RADIUS + 9)

/** Donut Second Edition, front: printed twice, out of register. */
export function drawDonut(press: Painter): void {
  drawPlates(press, 5)
  const key = { x: 2, y: 0, inner: HOLE + 14, outer: RADIUS - 18, count: 12, length: 13, seed: 77 }
  press.fine().line('forest', sprinkles(key), 6.4)
  press.line('forest', KEY, 3.6)
}

function drawPlates(press: Painter, seed: number): void {
  press.fill('sand', withHole(circle(-5, 4, RADIUS + 10), -5, 4, HOLE - 6), 1, 'evenodd')
  press.fine().fill('olive', withHole(circle(-15, 11, RADIUS + 4), -15, 11, HOLE), 0.5, 'evenodd')
  press.fill('clay', ICING, 1, 'evenodd')
  const paper = { x: 9, y: -7, inner: HOLE + 16, outer: RADIUS - 20, count: 13, length: 13, seed }
  press.knockOutStroke(sprinkles(paper), 6.4, ['clay', 'olive', 'sand'])
}

const BITE = circle(58, -58, 26) + circle(84, -30, 24) + circle(34, -84, 22)
const BITTEN_OFF = BITE + circle(92, -62, 40)

/** Donut Second Edition, back: bitten. */
export function drawBittenDonut(press: Painter): void {
  drawPlates(press, 31)
  press.line('forest', KEY, 3.6)
  const dough = press.clip(circle(0, 0, 97))
  dough.knockOut(BITTEN_OFF)
  press.clip(withHole(circle(2, 2, RADIUS + 10), 2, 0, HOLE + 2), 'evenodd').line('forest', BITE, 7)
  // Again, because the line of the bite is to stand on the dough only.
  dough.knockOut(BITTEN_OFF)
  press.fill('clay', circle(62, -60, 5) + circle(78, -44, 3.4) + circle(48, -76, 3.2))
  press.fill('sand', circle(80, -66, 4) + circle(66, -82, 3))
}
