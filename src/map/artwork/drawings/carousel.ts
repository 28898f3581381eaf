import { drawSilhouette } from './garment'
import { createRadialRamp, type Painter } from '../painter'
import { circle, DEGREE, rectangle } from '../shapes'

const SHIRT = drawSilhouette('front')
const PRINT = -118

/** Printing services: a carousel press seen from above, its inks in print order around the hub. */
export function drawCarousel(painter: Painter): void {
  painter.knockOut(circle(0, 0, 146))
  painter.fill('sand', circle(0, 0, 146), createRadialRamp([0, 0], [20, 146], [0, 1], [0.55, 0.85], [1, 0.4]))
  for (let station = 0; station < 6; station++) {
    const arm = painter.at(0, 0, 1, station * 60 * DEGREE)
    arm.cover('forest', rectangle(-7, -92, 14, 80))
    if (station > 0) drawStation(arm, station)
  }
  drawScreen(painter)
  painter.knockOut(circle(0, 0, 34)).fill('forest', circle(0, 0, 32))
  painter.knockOut(circle(0, 0, 20)).fill('clay', circle(0, 0, 14))
}

function drawStation(arm: Painter, layers: number): void {
  arm.at(-47, -170, 0.235).knockOut(SHIRT).line('forest', SHIRT, 14)
  arm.fill('sand', circle(0, PRINT, 19))
  if (layers > 1) arm.fill('clay', circle(4, PRINT + 4, 14), layers === 2 ? 0.8 : 1)
  const ridge = `M-21,${PRINT + 15}L-7,${PRINT - 9}L3,${PRINT + 4}L10,${PRINT - 5}L21,${PRINT + 15}Z`
  if (layers > 2) arm.fill('olive', ridge)
  if (layers > 3) arm.line('forest', circle(0, PRINT, 19), 4)
  if (layers > 4) arm.line('forest', `M-27,${PRINT}H27M0,${PRINT - 27}V${PRINT + 27}`, 2.4)
}

function drawScreen(painter: Painter): void {
  const frame = rectangle(-44, -172, 88, 112, 5)
  const mesh = rectangle(-35, -163, 70, 94, 2)
  const squeegee = rectangle(-40, -124, 80, 17, 5)
  painter.cover('forest', frame)
  painter.cover('olive', mesh, 0.32).fill('clay', rectangle(-35, -163, 70, 44))
  painter
    .knockOut(squeegee, { inks: ['sand', 'clay', 'olive'] })
    .fill('forest', squeegee)
    .knockOut(rectangle(-34, -120, 68, 4, 2))
}
