import type { Ink } from '@contract/inks'
import type { Painter } from '../../src/map/artwork/painter'
import { circle, rectangle } from '../../src/map/artwork/shapes'

type Dressing = { shutters: Ink; flowers: boolean }

/** Draws a window with open shutters. x is its middle, y its top. */
export function drawWindow(painter: Painter, x: number, y: number, { shutters, flowers }: Dressing): void {
  const glass = rectangle(x - 23, y, 46, 78)
  painter.knockOut(rectangle(x - 27, y - 4, 54, 86)).fill('forest', glass)
  painter.knockOutStroke(`M${x},${y}v78M${x - 23},${y + 26}h46`, 3.2)
  for (const side of [x - 58, x + 29]) {
    const shutter = rectangle(side, y - 2, 29, 82)
    painter.cover(shutters, shutter)
    const slats = Array.from({ length: 8 }, (_, i) => `M${side + 5},${y + 8 + i * 9}h19`).join('')
    painter.knockOutStroke(slats, 2.6, [shutters], 'butt')
  }
  painter.cover('forest', rectangle(x - 34, y + 80, 68, 7))
  if (flowers) drawFlowers(painter, x, y + 80)
}

function drawFlowers(painter: Painter, x: number, y: number): void {
  const leaves = [-26, -13, 0, 13, 26].map((dx, i) => circle(x + dx, y - 3 - (i % 2) * 3, 10)).join('')
  const blossoms = [-29, -19, -8, 3, 14, 26].map((dx, i) => circle(x + dx, y - 8 - (i % 3) * 4, 5)).join('')
  painter.cover('olive', leaves).cover('clay', blossoms)
  painter.cover('forest', rectangle(x - 36, y, 72, 14))
}
