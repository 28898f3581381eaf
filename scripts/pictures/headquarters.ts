import { INKS, type Ink } from '@contract/inks'
import { drawSilhouette } from '../../src/map/artwork/drawings/garment'
import { LOGO_PATHS } from '../../src/map/artwork/logo'
import type { DrawCommand } from '../../src/map/artwork/draw-command'
import { createLinearRamp, Painter } from '../../src/map/artwork/painter'
import { circle, polygon, rectangle } from '../../src/map/artwork/shapes'
import { drawShirt, SHIRT_HANDLES } from '../../src/map/artwork/drawings/shirts'
import { drawStudio, STREET, STUDIO } from './studio-house'
import { drawWindow } from './house-window'

/** The studio's building in the old quarter of Chur, 1200 x 800 px. */
export function drawHeadquarters(): DrawCommand[] {
  const painter = new Painter()
  drawMountains(painter)
  drawTower(painter)
  drawAlley(painter)
  drawNeighbour(painter, { left: -14, right: 330, eaves: 318, ridge: 168, roof: 'forest', shutters: 'olive' })
  drawNeighbour(painter, {
    left: 1010,
    right: 1226,
    eaves: 352,
    ridge: 214,
    roof: 'forest',
    shutters: 'clay',
  })
  drawStudio(painter)
  drawWashingLine(painter)
  drawSign(painter)
  drawStreet(painter)
  drawBicycle(painter.at(904, STREET + 30))
  // The shirts on the washing line are too small here for fine marks.
  return painter.marks.filter((mark) => mark.detail !== 'fine')
}

const RANGE = `M0,330L96,236L170,292L392,118L500,196L660,30L772,182L836,132L950,300L1060,196L1120,252L1200,180V${STREET}H0Z`
const SNOW = 'M660,30L594,98L616,126L640,102L658,144L678,112L704,150L722,118Z'

function drawMountains(painter: Painter): void {
  const sun = circle(716, 208, 196)
  painter.fill('sand', sun, createLinearRamp([0, 12], [0, 404], [0, 1], [0.5, 0.9], [1, 0.3]))
  painter.cover('olive', RANGE, createLinearRamp([0, 30], [0, 560], [0, 1], [0.35, 0.94], [1, 0.1]))
  const shade =
    'M660,30L772,182L836,132L950,300L1060,196L1120,252L1200,180V560H760L690,400L726,260L704,150L678,112L690,70Z' +
    'M392,118L500,196L560,134L560,420H470L432,300L446,220Z'
  painter.fill('forest', shade, createLinearRamp([0, 60], [0, 520], [0, 0.5], [0.5, 0.22], [1, 0.04]))
  painter.knockOut(SNOW, { inks: ['olive', 'forest'] }).knockOutStroke(SNOW, 2, ['olive', 'forest'])
  painter.knockOut(SNOW)
}

function drawTower(painter: Painter): void {
  const tower = rectangle(276, 190, 74, 300)
  const spire = 'M266,192L313,14L360,192Z'
  painter.knockOut(tower).knockOut(spire).line('forest', tower, 3)
  painter.fill('forest', tower, createLinearRamp([290, 0], [350, 0], [0, 0], [1, 0.4]))
  painter.fill('forest', spire).line('forest', 'M313,16V-8M302,2H324', 4)
  painter.cover('clay', circle(313, 232, 23)).line('forest', circle(313, 232, 23), 3)
  painter.line('forest', 'M313,216V232L324,240', 3)
  painter.fill('forest', 'M293,306v-24a9,9 0 0 1 18,0v24ZM315,306v-24a9,9 0 0 1 18,0v24Z')
}

function drawAlley(painter: Painter): void {
  for (const [x, width, eaves, gable, wall] of [
    [770, 84, 560, 40, 1],
    [846, 70, 520, 48, 0],
    [908, 90, 566, 40, 0.45],
  ] as const) {
    const middle = x + width / 2
    const house = `M${x},${STREET}V${eaves}L${middle},${eaves - gable}L${x + width},${eaves}V${STREET}Z`
    const roof = `M${x - 5},${eaves + 3}L${middle},${eaves - gable - 3}L${x + width + 5},${eaves + 3}Z`
    painter.knockOut(house)
    if (wall) painter.fill('sand', house, wall)
    painter.cover(wall === 0 ? 'forest' : 'clay', roof).line('forest', house, 2.4)
    let windows = ''
    for (let y = eaves + 20; y < STREET - 30; y += 34) {
      for (let left = x + 14; left < x + width - 16; left += 24) windows += rectangle(left, y, 10, 17)
    }
    painter.fill('forest', windows)
  }
}

type House = { left: number; right: number; eaves: number; ridge: number; roof: Ink; shutters: Ink }

function drawNeighbour(painter: Painter, { left, right, eaves, ridge, roof, shutters }: House): void {
  const wall = rectangle(left, eaves, right - left, STREET - eaves)
  const gable = polygon([[left - 22, eaves + 12], [(left + right) / 2, ridge], [right + 22, eaves + 12]]) // oxfmt-ignore
  painter.knockOut(wall).knockOut(gable)
  painter.fill('forest', wall, createLinearRamp([left, 0], [right, 0], [0.62, 0], [1, 0.24]))
  painter.fill(roof, gable)
  painter.knockOut(circle((left + right) / 2, (eaves + ridge) / 2 + 22, 17))
  painter.line('forest', wall, 4)
  const columns = right - left > 250 ? [0.27, 0.73] : [0.5]
  for (const [row, y] of [eaves + 52, eaves + 178].entries()) {
    for (const at of columns)
      drawWindow(painter, left + (right - left) * at, y, { shutters, flowers: row === 0 })
  }
  drawGroundFloor(painter, left, right)
}

function drawGroundFloor(painter: Painter, left: number, right: number): void {
  const middle = (left + right) / 2
  const arch = `M${middle - 40},${STREET}v-24a40,30 0 0 1 80,0v24Z`
  painter.cover('forest', arch)
  painter
    .fill('olive', rectangle(left + 2, STREET - 22, right - left - 4, 22), 0.5)
    .knockOut(arch, { inks: ['olive'] })
  painter.fill('forest', arch)
}

function drawWashingLine(painter: Painter): void {
  painter.line('forest', 'M770,368C840,404 930,404 1010,362', 2.6)
  SHIRT_HANDLES.forEach((handle, i) => {
    const x = 806 + i * 56
    const t = (x - 770) / 240
    const y = 368 + 108 * t * (1 - t) - 6 * t
    const place = painter.at(x, y - 3, 0.142, [0.1, 0.03, -0.03, -0.1][i]).at(-200, -6)
    place.knockOutStroke(drawSilhouette('front'), 44)
    drawShirt(place, handle, 'front', LINE_LOOK)
    for (const peg of [-14, 14]) painter.fill('clay', rectangle(x + peg - 2, y - 6, 4, 12))
  })
}

const LINE_LOOK = { line: 11, art: 1.3 }

function drawSign(painter: Painter): void {
  const bracket = 'M770,462H884M770,524C806,520 828,496 834,462M862,462V480'
  painter.knockOutStroke(bracket, 13, INKS, 'butt').line('forest', bracket, 6, { cap: 'butt' })
  painter.knockOut(circle(862, 542, 70)).fill('forest', circle(862, 542, 64))
  painter.knockOutStroke(circle(862, 542, 57), 2.6)
  const mark = painter.at(862 - 51, 542 - 51, 0.093)
  for (const { part, path, width } of LOGO_PATHS.full) {
    if (part === 'ink') mark.knockOut(path)
    else if (width) mark.line('forest', path, width * 1.4)
    else mark.fill('forest', path)
  }
}

function drawStreet(painter: Painter): void {
  const street = rectangle(0, STREET, 1200, 110)
  painter.cover('olive', street, createLinearRamp([0, STREET], [0, 800], [0, 0.3], [1, 0.07]))
  painter.fill('forest', rectangle(0, STREET - 3, 1200, 9))
  const step = rectangle(STUDIO.middle - 62, STREET - 6, 124, 18)
  painter.cover('sand', step).line('forest', step, 3)
  const way = 'M550,716C548,764 470,748 380,762C260,780 150,764 40,800'
  painter.knockOutStroke(way, 24).line('clay', way, 13, { dash: [0.01, 27] })
}

function drawBicycle(painter: Painter): void {
  const wheels = circle(-50, 0, 30) + circle(50, 0, 30)
  painter.line('forest', wheels, 5).line('forest', circle(-50, 0, 3) + circle(50, 0, 3), 5)
  painter.line('forest', 'M-50,0L-18,-44H30L0,0ZM0,0L-24,-58M30,-44L50,0M30,-44L26,-62L42,-66', 5)
  painter.line('forest', 'M-36,-60H-12', 7)
  const parcel = rectangle(-84, -66, 44, 32)
  painter
    .cover('sand', parcel)
    .fill('clay', rectangle(-66, -66, 8, 32))
    .line('forest', parcel, 3)
  painter.line('forest', 'M-86,-32H-38L-50,0', 4)
}
