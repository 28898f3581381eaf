import { MARK, markHorn } from './ibex'
import type { Painter } from '../painter'
import { rectangle, wavyCircle } from '../shapes'

const FLAP = 'M-64,-43L0,18L64,-43Z'

/** Privacy: an envelope, 128 x 86 units around the origin, sealed with the ibex mark. */
export function drawEnvelope(painter: Painter): void {
  const paper = rectangle(-64, -43, 128, 86)
  painter.cover('sand', paper).fill('forest', 'M-64,43L0,-8L64,43Z', 0.22)
  painter.knockOut(FLAP, { inks: ['sand', 'forest'] }).fill('sand', FLAP, 0.35)
  painter.line('forest', 'M0,18L-64,-43M0,18L64,-43M-64,43L-18,1M64,43L18,1', 3)
  // Butt caps give mitred corners: round joins would bulge.
  painter.line('forest', paper, 3, { cap: 'butt' })
  const seal = wavyCircle(0, 14, 24, 1.6, 9, 1)
  painter.cover('clay', seal)
  painter.at(-17, -5, 0.034).knockOut(markHorn(90) + MARK.HEAD, { inks: ['clay'] })
  painter.line('forest', seal, 2.4)
}
