import type { Ink } from '@contract/inks'
import { createLinearRamp, type Painter } from '../painter'
import { circle, rectangle } from '../shapes'

const RANGE = 'M-6,0L46,-98L62,-84L128,-214L192,-120L226,-160L286,-92L318,-118L402,0Z'
const SNOW =
  'M128,-214L164,-161L148,-168L138,-146L126,-166L112,-150L105,-171Z' +
  'M226,-160L259,-122L246,-128L236,-114L226,-130L214,-124L206,-137Z'
const EASTERN_SNOW = 'M318,-118L340,-87L330,-91L320,-80L311,-94L302,-105Z'
const SHADE =
  'M128,-214L192,-120L226,-160L286,-92L318,-118L402,0H176L146,-60L164,-100L138,-146L148,-168L164,-161Z'

/**
 * About us: the old quarter of Chur under the mountains, 400 units wide;
 * the origin is the left end of the ground line.
 */
export function drawChur(painter: Painter): void {
  painter.fill(
    'sand',
    circle(168, -122, 124),
    createLinearRamp([0, -246], [0, -20], [0, 1], [0.4, 0.8], [1, 0.25]),
  )
  painter.knockOut(rectangle(0, 0, 400, 9))
  painter.cover('olive', RANGE, createLinearRamp([0, -214], [0, 0], [0, 1], [0.45, 0.95], [1, 0.2]))
  painter.knockOut(SNOW + EASTERN_SNOW)
  painter.fill('forest', SHADE, createLinearRamp([120, 0], [390, 0], [0, 0.12], [1, 0.6]))
  painter.knockOut(EASTERN_SNOW).knockOutStroke(SNOW + EASTERN_SNOW, 1, ['olive', 'forest'])
  drawTown(painter)
  painter.fill('forest', rectangle(0, -1, 396, 7))
}

type House = { x: number; width: number; height: number; gable: number; wall?: number; roof?: Ink }

const BEHIND_THE_TOWER: House[] = [
  { x: 8, width: 40, height: 42, gable: 23, wall: 1 },
  { x: 52, width: 34, height: 62, gable: 20, roof: 'forest' },
  { x: 182, width: 44, height: 50, gable: 26 },
  { x: 232, width: 36, height: 66, gable: 18, wall: 0.45, roof: 'forest' },
  { x: 274, width: 44, height: 40, gable: 24, wall: 1 },
  { x: 322, width: 32, height: 56, gable: 18, roof: 'forest' },
  { x: 358, width: 34, height: 36, gable: 20, wall: 0.45 },
  { x: 82, width: 34, height: 40, gable: 22, wall: 0.45 },
]

function drawTown(painter: Painter): void {
  for (const house of BEHIND_THE_TOWER) drawHouse(painter, house)
  drawTower(painter.at(-60, 0))
  drawHouse(painter, { x: 148, width: 30, height: 34, gable: 16, wall: 1, roof: 'forest' })
}

function drawHouse(painter: Painter, { x, width, height, gable, wall, roof = 'clay' }: House): void {
  const [middle, right] = [x + width / 2, x + width]
  const shape = `M${x},0V${-height}L${middle},${-height - gable}L${right},${-height}V0Z`
  painter.knockOut(shape)
  if (wall) painter.fill('sand', rectangle(x, -height, width, height), wall)
  painter.fill(roof, `M${x - 3},${-height + 2}L${middle},${-height - gable}L${right + 3},${-height + 2}Z`)
  painter.line('forest', shape, 1.6)
  let windows = ''
  for (let y = 9 - height; y < -8; y += 15) {
    for (let left = x + 6; left < right - 6; left += 10) windows += rectangle(left, y, 4.4, 7)
  }
  painter.fill('forest', windows)
}

function drawTower(painter: Painter): void {
  const tower = 'M172,0V-96H204V0Z'
  const spire = 'M168,-96L188,-190L208,-96Z'
  painter
    .knockOut(tower + spire)
    .line('forest', tower, 1.8)
    .fill('forest', spire)
  painter.line('forest', 'M188,-188V-204M183,-199H193', 2)
  painter.fill('clay', circle(188, -76, 9)).line('forest', circle(188, -76, 9), 1.6)
  painter.line('forest', 'M188,-82V-76L192,-73', 1.4)
  painter.fill('forest', 'M181,-36v-12a7,7 0 0 1 14,0v12ZM181,0v-12a7,7 0 0 1 14,0v12Z')
}
