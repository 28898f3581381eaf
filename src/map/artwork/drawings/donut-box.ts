import type { Ink } from '@contract/inks'
import { createLinearRamp, type Painter } from '../painter'
import { circle, rectangle, wavyCircle, addHole } from '../shapes'
import { drawSprinkles } from './sprinkles'

const RADIUS = 29
const HOLE = 9.5
const DOUGH = addHole(circle(0, 0, RADIUS), 0, 0, HOLE)
const ICING_HOLE = HOLE + 2.5

type Topping = (painter: Painter, icing: string) => void

const strewSprinkles = (count: number, seed: number) =>
  drawSprinkles({ x: 0, y: 0, inner: HOLE + 6, outer: RADIUS - 8, count, length: 6, seed })

const clearInk = (painter: Painter, icing: string) =>
  painter.knockOut(icing, { inks: ['clay'], rule: 'evenodd' })

const vanilla: Topping = (painter, icing) => {
  clearInk(painter, icing)
  painter.fine().line('forest', strewSprinkles(8, 9), 3.2)
}
const chocolate: Topping = (painter, icing) => {
  painter.fill('forest', icing, 1, 'evenodd')
  painter.fine().knockOutStroke(strewSprinkles(8, 13), 3.2, ['forest', 'clay'])
}
const cocoa: Topping = (painter, icing) => painter.fine().fill('forest', icing, 0.5, 'evenodd')
const dipped: Topping = (painter, icing) => {
  clearInk(painter, icing)
  painter.fill('forest', icing, createLinearRamp([0, -RADIUS], [0, RADIUS], [0, 0.02], [1, 0.85]), 'evenodd')
}
const pistachio: Topping = (painter, icing) => {
  clearInk(painter, icing).fill('olive', icing, 1, 'evenodd')
  painter.knockOutStroke('M-17,-11L-5,-23M-23,2L2,-23M11,20L23,6M3,24L24,-2', 2.6, ['olive', 'clay'])
}
const swirl: Topping = (painter, icing) => {
  clearInk(painter, icing)
  const swirls =
    'M-20,-14C-8,-6 -8,6 -21,11M20,14C8,6 8,-6 21,-11M-8,-22C0,-14 8,-14 12,-21M-10,22C-2,13 6,13 12,20'
  painter.line('forest', swirls, 2.6)
}

const BOX: (Topping | 'crumbs')[][] = [
  [chocolate, vanilla, pistachio],
  [dipped, cocoa, chocolate],
  [swirl, pistachio, 'crumbs'],
  [vanilla, dipped, swirl],
]

/** Donuts, front: a box of eleven donuts and a crumb. */
export function drawDonuts(painter: Painter): void {
  BOX.forEach((row, y) =>
    row.forEach((topping, x) => {
      const place = painter.at((x - 1) * 66, (y - 1.5) * 66)
      if (topping === 'crumbs') drawCrumbs(place)
      else drawOne(place, topping, y * 3 + x)
    }),
  )
}

function drawCrumbs(painter: Painter): void {
  const crumbs = circle(-9, 6, 3.6) + circle(5, -4, 2.4) + circle(11, 9, 4.4) + circle(-3, 15, 2)
  painter.fill('forest', crumbs + circle(-14, -6, 1.8))
}

function drawOne(painter: Painter, topping: Topping, turn: number): void {
  painter.knockOut(circle(0, 0, RADIUS)).fill('sand', circle(0, 0, HOLE))
  painter.fill('clay', DOUGH, topping === cocoa ? 0.35 : 1, 'evenodd')
  topping(painter, addHole(wavyCircle(0, 0, RADIUS - 5, 1.9, 7, turn), 0, 0, ICING_HOLE))
  painter.line('forest', circle(0, 0, RADIUS) + circle(0, 0, HOLE), 2.4)
}

const STACK: { x: number; ink: Ink | null; tone: number }[] = [
  { x: 6, ink: 'olive', tone: 1 },
  { x: -5, ink: 'forest', tone: 1 },
  { x: 4, ink: null, tone: 0 },
  { x: -7, ink: 'clay', tone: 1 },
  { x: 2, ink: 'forest', tone: 0.5 },
]

/** Donuts, back: a stack of donuts. */
export function drawStack(painter: Painter): void {
  STACK.forEach(({ x, ink, tone }, i) => {
    const place = painter.at(x, -96 + i * 42)
    const dough = rectangle(-62, 0, 124, 38, 19)
    const icing = runningIcing(i)
    place.cover('sand', dough).fill('clay', dough, i % 2 ? 0.55 : 0.8)
    place.knockOut(icing)
    if (ink) place.fill(ink, icing, tone)
    place.line('forest', dough, 3).line('forest', icing, 3)
    const sprinkles = 'M-38,5l6,3M-20,9l5,-3M-2,4l6,3M16,9l5,-3M34,5l6,3M-30,13l5,-3M6,14l6,3M28,14l5,-3'
    if (ink) place.fine().knockOutStroke(sprinkles, 3.4, [ink, 'forest'])
    else place.fine().line('clay', sprinkles, 3.4)
  })
}

function runningIcing(row: number): string {
  const edges = [60, 44, 28, 10, -8, -26, -44, -60]
  const runs = edges.slice(1).map((to, j) => {
    const depth = 18 + ((j + row) % 2 ? 12 : 3)
    return `C${edges[j]},${depth} ${to},${depth} ${to},17`
  })
  return `M-60,17C-62,-3 -40,-3 -36,-3L36,-3C62,-3 62,10 60,17${runs.join('')}Z`
}
