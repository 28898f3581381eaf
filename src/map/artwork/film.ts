import type { Press } from './press'
import { circle, DEGREE, polar, polygon, rectangle, type Point } from './shapes'

const CENTRE: Point = [600, 262]
const RADIUS = 344
const HALF_WIDTH = 47
const [START, END] = [-38, 17]
const FRAMES = 5
const RIDGE = 'M-60,24L-16,0L0,12L18,-2L60,24V60H-60Z'

/** Bonus: a film strip on which the sun comes up. */
export function drawFilm(press: Press): void {
  const strip = sector(RADIUS - HALF_WIDTH, RADIUS + HALF_WIDTH, START, END)
  press.cover('forest', strip).knockOut(perforation())
  const step = (END - START - 1.4) / FRAMES
  for (let i = 0; i < FRAMES; i++) {
    const from = START + 1.15 + i * step
    drawFrame(press, i, from, from + step - 1.35)
  }
}

function drawFrame(press: Press, i: number, from: number, to: number): void {
  const frame = sector(RADIUS - HALF_WIDTH + 17, RADIUS + HALF_WIDTH - 17, from, to)
  const middle = ((from + to) / 2) * DEGREE
  press.knockOut(frame)
  const scene = press.clip(frame).at(...polar(...CENTRE, RADIUS, middle), 1, middle)
  scene.fill('sand', rectangle(-60, -60, 120, 120), i === 2 ? 1 : 0.35)
  scene.fill('clay', circle(2, 26 - (i / (FRAMES - 1)) * 34, 17))
  scene.knockOut(RIDGE, { inks: ['clay', 'sand'] }).fill('olive', RIDGE, 1 - 0.12 * i)
}

function perforation(): string {
  let holes = ''
  for (let angle = START + 0.9; angle < END - 1.5; angle += 2.05) {
    holes += sector(RADIUS + HALF_WIDTH - 12, RADIUS + HALF_WIDTH - 5, angle, angle + 1.05)
    holes += sector(RADIUS - HALF_WIDTH + 5, RADIUS - HALF_WIDTH + 12, angle, angle + 1.25)
  }
  return holes
}

function sector(inner: number, outer: number, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil((to - from) / 2))
  const arc = (radius: number) =>
    Array.from({ length: steps + 1 }, (_, i) =>
      polar(...CENTRE, radius, (from + ((to - from) * i) / steps) * DEGREE),
    )
  return polygon([...arc(outer), ...arc(inner).toReversed()])
}
