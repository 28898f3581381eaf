import { drawColourBar, drawCropMarks, drawRegistrationMarks, drawTrail } from './drawings/printers-marks'
import { drawFirs } from './drawings/firs'
import { ISLAND_ARTWORK, TRAIL } from './islands'
import { ATELIER, STEINBOCK } from './lettering'
import type { DrawCommand } from './draw-command'
import { Painter } from './painter'

export { SHEET } from '../camera/world'

/** Returns the draw commands of the whole sheet, 1200 x 800 sheet units, in drawing order. */
export function drawSheet(): DrawCommand[] {
  const islands = Object.values(ISLAND_ARTWORK)
  const painter = new Painter()
  drawTrail(painter, TRAIL)
  drawFirs(painter)
  for (const { draw } of islands) draw(painter)
  painter.at(40, 722, 0.94).fill('forest', ATELIER)
  painter.at(38, 779, 0.94).fill('forest', STEINBOCK)
  drawRegistrationMarks(painter)
  drawCropMarks(
    painter,
    islands.flatMap(({ frame }) => (frame ? [frame] : [])),
  )
  drawColourBar(painter)
  return painter.marks
}
