import type { Ink } from '@contract/print'
import { linearRamp, type Painter } from '../../src/map/artwork/painter'
import { rectangle } from '../../src/map/artwork/shapes'

export const SQUEEGEE = { half: 316, edge: 50 }

/** The printer of the film, in the painter's own units around its middle; it pushes the ink before it. */
export function drawSqueegee(painter: Painter, ink: Ink | null, half = SQUEEGEE.half): void {
  const handle = rectangle(-half, -44, half * 2, 58, 18)
  const blade = rectangle(-half + 22, 14, half * 2 - 44, SQUEEGEE.edge - 14)
  if (ink) {
    const bead = bulge(half - 30)
    painter.cover(ink, bead)
  }
  painter.cover('olive', blade, 0.55).line('forest', blade, 5)
  painter.cover('sand', handle)
  painter.fill('clay', handle, linearRamp([0, -44], [0, 14], [0, 0.1], [1, 0.9])).line('forest', handle, 6)
  painter.line('forest', `M${-half + 46},-22H${half - 46}`, 5)
}

function bulge(half: number): string {
  let edge = ''
  for (let x = half; x > -half; x -= half / 9) {
    const low = SQUEEGEE.edge + 12 + 7 * Math.sin(x / 31) + 4 * Math.sin(x / 13)
    edge += `Q${x},${low} ${x - half / 18},${low - 2}`
  }
  return `M${-half},${SQUEEGEE.edge - 6}H${half}V${SQUEEGEE.edge + 8}${edge}Z`
}
