import { drawIbex, MARK, markHorn } from '../../src/map/artwork/ibex'
import type { Painter } from '../../src/map/artwork/painter'
import { circle, rectangle } from '../../src/map/artwork/shapes'

/** Where the ibex looks (units of its box, 12 is far) and how far its lid is down, 0..1. */
export type Gaze = { x: number; y: number; lid: number }

export const AT_US: Gaze = { x: 6, y: 2, lid: 0 }
export const OUTLINE = [markHorn(), MARK.HEAD, MARK.BEARD, MARK.EAR]

/** The poster's ibex in its box of 1000 x 1000, with an eye that moves. */
export function drawActor(painter: Painter, { x, y, lid }: Gaze): void {
  drawIbex(painter)
  const eye = painter.cover('sand', MARK.EYE).clip(MARK.EYE)
  eye.fill('clay', circle(354 + x, 618 + y, 29)).fill('forest', rectangle(331 + x, 612 + y, 46, 15, 7.5))
  eye.knockOut(circle(342 + x, 616 + y, 5))
  if (lid <= 0.05) return
  const low = 590 + lid * 66
  const shade = `M290,560H410V${low - 6}Q352,${low + 14} 290,${low - 6}Z`
  eye.cover('olive', shade)
  eye.line('forest', `M290,${low - 6}Q352,${low + 14} 410,${low - 6}`, 9)
}
