import { INKS } from '@contract/inks'
import { drawIbex } from '../../src/map/artwork/drawings/ibex'
import { ATELIER, STEINBOCK } from '../../src/map/artwork/lettering'
import type { DrawCommand } from '../../src/map/artwork/draw-command'
import { createLinearRamp, Painter } from '../../src/map/artwork/painter'
import { circle } from '../../src/map/artwork/shapes'
import { drawWashingLine, type WashingLine } from '../../src/map/artwork/drawings/washing-line'

const LINE: WashingLine = {
  curve: [[-24, 44], [170, 150], [460, 190], [766, 132]], // oxfmt-ignore
  pegs: [
    { along: 0.18, lean: 0.15 },
    { along: 0.365, lean: 0.07 },
    { along: 0.545, lean: 0.01 },
    { along: 0.72, lean: -0.06 },
  ],
  size: 1.24,
}

/** The picture of shared links, 1200 x 630: a corner of the map with the studio's name. */
export function drawSharePicture(): DrawCommand[] {
  const painter = new Painter()
  painter.fill(
    'clay',
    circle(886, 314, 268),
    createLinearRamp([0, 46], [0, 582], [0, 1], [0.3, 0.86], [1, 0.12]),
  )
  drawIbex(painter.at(540, -26, 0.69))
  drawWashingLine(painter, LINE)
  painter.at(52, 474, 1.42).fill('forest', ATELIER)
  painter.at(48, 570, 1.42).fill('forest', STEINBOCK)
  for (const y of [36, 594]) {
    const registration = `${circle(1164, y, 9)}M1148,${y}h32M1164,${y - 16}v32`
    for (const ink of INKS) painter.line(ink, registration, 1.6, { cap: 'butt' })
  }
  return painter.marks
}
