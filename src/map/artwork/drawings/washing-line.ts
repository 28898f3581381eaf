import { getPointOnCurve } from '../path'
import type { Painter } from '../painter'
import { rectangle, type Vec2 } from '../shapes'
import { drawShirt, SHIRT_HANDLES } from './shirts'

export type WashingLine = {
  curve: [Vec2, Vec2, Vec2, Vec2]
  /** One peg for each shirt. `along` is its place on the curve (0..1), `lean` the shirt's angle in radians. */
  pegs: { along: number; lean: number }[]
  /** Scale of the shirts; at 1 they are 116 units wide. */
  size: number
}

/** The line starts almost level, above the shop's title, and ends at the horn. */
const TO_THE_HORN: WashingLine = {
  curve: [[16, 56], [190, 62], [270, 190], [531, 122]], // oxfmt-ignore
  pegs: [
    { along: 0.425, lean: 0.1 },
    { along: 0.614, lean: 0.06 },
    { along: 0.773, lean: 0 },
    { along: 0.906, lean: -0.08 },
  ],
  size: 0.8,
}

/** The shop: the four shirts on a washing line that is tied to the horn. */
export function drawWashingLine(painter: Painter, { curve, pegs, size }: WashingLine = TO_THE_HORN): void {
  const [start, one, two, end] = curve
  painter.line('forest', `M${start}C${one} ${two} ${end}`, 2.4 * size)
  painter.at(...end, size).line('forest', 'M-4,-10l12,22M-10,-7l12,22', 3)
  SHIRT_HANDLES.forEach((handle, i) => {
    const { along, lean } = pegs[i] ?? { along: 0, lean: 0 }
    const place = painter.at(...getPointOnCurve(curve, along), size, lean)
    drawShirt(place.at(0, -6, 0.29).at(-200, -6), handle, 'front', { line: 5, art: 1.18 })
    for (const side of [-30, 30]) {
      const peg = rectangle(side - 3, -9, 6, 17, 1.5)
      place.cover('clay', peg).line('forest', peg, 1)
    }
  })
}
