import { linearRamp, Painter } from '../../src/map/artwork/painter'
import { circle, rectangle } from '../../src/map/artwork/shapes'
import { AT_US } from './actor'
import { FRAME, inFrame, type Layer } from './layer'
import { blink } from './motion'
import { nearShirt } from './night'
import { drawSqueegee, SQUEEGEE } from './squeegee'
import { BEAT } from './timeline'
import { ATELIER_LARGE, CHUR_LARGE, STEINBOCK_LARGE } from './words'

const WHOLE = rectangle(-20, -20, FRAME.width + 40, FRAME.height + 40)

export function endCard(t: number): Layer[] {
  const painter = new Painter()
  painter.knockOut(WHOLE)
  const sun = circle(1000, 376, 284)
  painter.fill('sand', sun)
  painter.fill('clay', sun, linearRamp([0, 92], [0, 660], [0, 1], [0.3, 0.8], [1, 0.06]))
  painter.line('forest', 'M-20,84Q640,124 1300,56', 6)
  painter.at(64, 366, 0.82).fill('forest', ATELIER_LARGE)
  painter.at(60, 474, 0.82).fill('forest', STEINBOCK_LARGE)
  painter.at(66, 566, 0.86).fill('forest', CHUR_LARGE)
  painter.fill('clay', rectangle(246, 546, 420, 10))
  const angle = 0.025 * Math.sin((t - BEAT.wipe) * 2)
  const lid = Math.max(blink(t, BEAT.lastWink), blink(t, BEAT.lastWink + 0.1))
  const shirt = nearShirt([1000, 86], 1.3, angle, { gaze: { ...AT_US, lid }, duck: 0, offsets: {} })
  return [inFrame(painter), ...shirt]
}

/** The squeegee across the whole frame; its edge at a y in px. */
export function wiper(edge: number): Layer[] {
  const painter = new Painter()
  drawSqueegee(painter.at(FRAME.width / 2, edge - SQUEEGEE.edge * 1.5, 1.5), 'forest', 440)
  return [inFrame(painter)]
}
