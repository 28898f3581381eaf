import type { Painter } from '../painter'
import { circle, DEGREE, polar, polygon, rectangle, type Vec2 } from '../shapes'

/** The arc has the centre and the radius of the ibex's horn. */
const CENTRE: Vec2 = [668, 203]
const RADIUS = 203
const HALF_WIDTH = 38
const [START, END] = [-44, 40]
const FRAMES = 5
const RIDGE = 'M-30,7.6L-16,0L0,12L18,-2L30,5.4V34H-30Z'

/** Bonus: a film strip on which the sun comes up. */
export function drawFilmStrip(painter: Painter): void {
  const strip = sector(RADIUS - HALF_WIDTH, RADIUS + HALF_WIDTH, START, END)
  painter.cover('forest', strip).knockOut(buildPerforation())
  const step = (END - START - 2) / FRAMES
  for (let i = 0; i < FRAMES; i++) {
    const from = START + 2 + i * step
    drawFrame(painter, i, from, from + step - 2)
  }
}

function drawFrame(painter: Painter, i: number, from: number, to: number): void {
  const frame = sector(RADIUS - HALF_WIDTH + 14, RADIUS + HALF_WIDTH - 14, from, to)
  const middle = ((from + to) / 2) * DEGREE
  painter.knockOut(frame)
  const scene = painter.clip(frame).at(...polar(...CENTRE, RADIUS, middle), 0.86, middle)
  scene.fill('sand', rectangle(-30, -34, 60, 68), i === 2 ? 1 : 0.35)
  scene.fill('clay', circle(2, 26 - (i / (FRAMES - 1)) * 34, 17))
  scene.knockOut(RIDGE, { inks: ['clay', 'sand'] }).fill('olive', RIDGE, 1 - 0.12 * i)
}

function buildPerforation(): string {
  let holes = ''
  for (let angle = START + 0.9; angle < END - 1.5; angle += 3.4) {
    holes += sector(RADIUS + HALF_WIDTH - 10.5, RADIUS + HALF_WIDTH - 4, angle, angle + 1.7)
    holes += sector(RADIUS - HALF_WIDTH + 4, RADIUS - HALF_WIDTH + 10.5, angle, angle + 2)
  }
  return holes
}

function sector(inner: number, outer: number, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil(to - from))
  const arc = (radius: number) =>
    Array.from({ length: steps + 1 }, (_, i) =>
      polar(...CENTRE, radius, (from + ((to - from) * i) / steps) * DEGREE),
    )
  return polygon([...arc(outer), ...arc(inner).toReversed()])
}
