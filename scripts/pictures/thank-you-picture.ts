import type { DrawCommand } from '../../src/map/artwork/draw-command'
import { drawIbex } from '../../src/map/artwork/ibex'
import { createLinearRamp, Painter } from '../../src/map/artwork/painter'
import { circle, rectangle } from '../../src/map/artwork/shapes'
import { drawShirt } from '../../src/map/artwork/shirts'

/** The sun around the horn, as on the map. */
const SUN = circle(344, 312, 262)

/**
 * The card of the success page, 860 x 600: the ibex in front of its sun,
 * and a white shirt on a line from its horn.
 */
export function drawThankYouPicture(): DrawCommand[] {
  const painter = new Painter()
  painter.fill('sand', SUN, createLinearRamp([0, 50], [0, 574], [0, 1], [0.3, 0.86], [1, 0.2]))
  const low = painter.clip(rectangle(0, 0, 860, 600))
  drawIbex(low.at(44, 12, 0.6))
  painter.line('forest', 'M548,318C640,352 760,340 858,296', 3.4)
  painter.at(548, 318).line('forest', 'M-6,-14l14,26M-14,-10l14,26', 3.4)
  const shirt = painter.at(708, 342, 1, -0.05)
  drawShirt(shirt.at(0, -6, 0.5).at(-200, -6), 'donut-second-edition', 'front', { line: 5, art: 1.1 })
  for (const side of [-50, 50]) {
    const peg = rectangle(side - 5, -16, 10, 28, 2)
    shirt.cover('clay', peg).line('forest', peg, 1.8)
  }
  return painter.marks
}
