import type { DrawCommand } from '../../src/map/artwork/draw-command'
import { drawIbex } from '../../src/map/artwork/drawings/ibex'
import { createLinearRamp, Painter } from '../../src/map/artwork/painter'
import { circle, rectangle } from '../../src/map/artwork/shapes'

/** The sun around the horn, as on the map. */
const SUN = circle(344, 312, 262)

/**
 * The card of the success page, 860 x 600: the ibex in front of its sun,
 * and from its horn a line for the shirts that were bought.
 */
export function drawThankYouPicture(): DrawCommand[] {
  const painter = new Painter()
  painter.fill('sand', SUN, createLinearRamp([0, 50], [0, 574], [0, 1], [0.3, 0.86], [1, 0.2]))
  const low = painter.clip(rectangle(0, 0, 860, 600))
  drawIbex(low.at(44, 12, 0.6))
  painter.line('forest', 'M548,318C640,352 760,340 858,296', 3.4)
  painter.at(548, 318).line('forest', 'M-6,-14l14,26M-14,-10l14,26', 3.4)
  return painter.marks
}
