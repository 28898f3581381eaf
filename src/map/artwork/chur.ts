import type { Ink } from '@contract/print'
import { linear, type Press } from './press'
import { circle, rectangle } from './shapes'

const RANGE = 'M0,0L96,-152L128,-118L186,-214L250,-120L282,-158L396,0Z'
const SNOW =
  'M186,-214L222,-161L206,-168L196,-146L184,-166L168,-150L160,-171Z' +
  'M96,-152L116,-131L104,-126L96,-112L86,-122L74,-117Z'
const EASTERN_SNOW = 'M282,-158L316,-111L300,-118L290,-104L280,-120L266,-118L262,-133Z'
const SHADE = 'M186,-214L250,-120L282,-158L396,0L230,0L204,-60L222,-100L196,-146L206,-168L222,-161Z'

/** About us: the old quarter of Chur under the mountains, from the left end of its ground line, 400 wide. */
export function drawChur(press: Press): void {
  press.fill('sand', circle(205, -120, 128), linear([0, -250], [0, -20], [0, 1], [0.4, 0.8], [1, 0.25]))
  press.knockOut(rectangle(0, 0, 400, 9))
  press.cover('olive', RANGE, linear([0, -214], [0, 0], [0, 1], [0.45, 0.95], [1, 0.2]))
  press.knockOut(SNOW + EASTERN_SNOW)
  press.fill('forest', SHADE, linear([180, 0], [390, 0], [0, 0.12], [1, 0.6]))
  press.knockOut(EASTERN_SNOW).knockOutStroke(SNOW + EASTERN_SNOW, 1, ['olive', 'forest'])
  drawTown(press)
  press.fill('forest', rectangle(0, -1, 396, 7))
}

type House = { x: number; width: number; height: number; gable: number; wall?: number; roof?: Ink }

const BEHIND_THE_TOWER: House[] = [
  { x: 36, width: 42, height: 44, gable: 24, wall: 1 },
  { x: 84, width: 36, height: 62, gable: 20, roof: 'forest' },
  { x: 230, width: 44, height: 50, gable: 26 },
  { x: 280, width: 36, height: 66, gable: 18, wall: 0.45, roof: 'forest' },
  { x: 322, width: 46, height: 40, gable: 24, wall: 1 },
  { x: 124, width: 40, height: 40, gable: 22, wall: 0.45 },
]

function drawTown(press: Press): void {
  for (const house of BEHIND_THE_TOWER) drawHouse(press, house)
  drawTower(press)
  drawHouse(press, { x: 206, width: 30, height: 34, gable: 16, wall: 1, roof: 'forest' })
}

function drawHouse(press: Press, { x, width, height, gable, wall, roof = 'clay' }: House): void {
  const [middle, right] = [x + width / 2, x + width]
  const shape = `M${x},0V${-height}L${middle},${-height - gable}L${right},${-height}V0Z`
  press.knockOut(shape)
  if (wall) press.fill('sand', rectangle(x, -height, width, height), wall)
  press.fill(roof, `M${x - 3},${-height + 2}L${middle},${-height - gable}L${right + 3},${-height + 2}Z`)
  press.line('forest', shape, 1.6)
  let windows = ''
  for (let y = 9 - height; y < -8; y += 15) {
    for (let left = x + 6; left < right - 6; left += 10) windows += rectangle(left, y, 4.4, 7)
  }
  press.fill('forest', windows)
}

function drawTower(press: Press): void {
  const tower = 'M172,0V-96H204V0Z'
  const spire = 'M168,-96L188,-190L208,-96Z'
  press
    .knockOut(tower + spire)
    .line('forest', tower, 1.8)
    .fill('forest', spire)
  press.line('forest', 'M188,-188V-204M183,-199H193', 2)
  press.fill('clay', circle(188, -76, 9)).line('forest', circle(188, -76, 9), 1.6)
  press.line('forest', 'M188,-82V-76L192,-73', 1.4)
  press.fill('forest', 'M181,-36v-12a7,7 0 0 1 14,0v12ZM181,0v-12a7,7 0 0 1 14,0v12Z')
}
