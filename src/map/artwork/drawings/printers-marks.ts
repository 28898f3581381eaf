import { INKS, type Ink } from '@contract/inks'
import { TRAIL_PITCH } from '../../camera/world'
import type { Painter } from '../painter'
import { circle, rectangle, type Vec2 } from '../shapes'

/** Draws the printed path as a row of clay dots. */
export function drawTrail(painter: Painter, trail: string): void {
  painter.line('clay', trail, 6, { dash: [0.01, TRAIL_PITCH] })
}

const CORNERS: Vec2[] = [[20, 20], [1180, 20], [20, 780], [1180, 780]] // oxfmt-ignore

/** Draws a registration mark in each corner of the sheet, in all four inks. */
export function drawRegistrationMarks(painter: Painter): void {
  for (const [x, y] of CORNERS) {
    painter.knockOut(circle(x, y, 16))
    for (const ink of INKS) {
      painter.line(ink, circle(x, y, 7.5), 1.2, { cap: 'butt' })
      painter.line(ink, `M${x - 13},${y}H${x + 13}M${x},${y - 13}V${y + 13}`, 1.2, { cap: 'butt' })
    }
  }
}

export type Frame = [left: number, top: number, right: number, bottom: number]

/** Draws crop marks at the corners of each frame. */
export function drawCropMarks(painter: Painter, frames: readonly Frame[]): void {
  const marks = frames.flatMap(([left, top, right, bottom]) =>
    [left, right].flatMap((x) =>
      [top, bottom].map((y) => {
        const [dx, dy] = [x === left ? -1 : 1, y === top ? -1 : 1]
        return `M${x + dx * 4},${y}h${dx * 11}M${x},${y + dy * 4}v${dy * 11}`
      }),
    ),
  )
  painter.line('forest', marks.join(''), 1.2, { cap: 'butt' })
}

const PATCHES: Ink[][] = [...INKS.map((ink) => [ink]), ['sand', 'clay'], ['sand', 'olive'], ['clay', 'olive']]

export function drawColourBar(painter: Painter): void {
  PATCHES.forEach((inks, i) => {
    const patch = rectangle(50 + i * 15 + (inks.length > 1 ? 2 : 0), 13, 13, 13)
    for (const ink of inks) painter.fill(ink, patch)
  })
}
