import { drawChur } from '../../src/map/artwork/chur'
import { drawGarment, silhouette } from '../../src/map/artwork/garment'
import { linearRamp, Painter } from '../../src/map/artwork/painter'
import { circle, rectangle, type Vec2 } from '../../src/map/artwork/shapes'
import { drawShirt, type ShirtHandle } from '../../src/map/artwork/shirts'
import { drawActor, OUTLINE, type Gaze } from './actor'
import { inFrame, type Layer, type PlateOffsets } from './layer'
import { swing } from './motion'
import { type Camera, inWorld } from './table'
import { BEAT } from './timeline'
import { AFTER, CHUR_AT_NIGHT, CLOSING_TIME } from './words'

// Outside the shop's window, left of the table: its frame begins at the world's -1420,0.

export const NIGHT = -1420
const lineAt = (x: number): number => 62 + 92 * (1 - ((x - 640) / 800) ** 2)

/** `null` is the shirt that nobody has printed yet. */
const WASHING: { x: number; handle: ShirtHandle | null }[] = [
  { x: 190, handle: 'cheese-second-edition' },
  { x: 440, handle: 'donut-second-edition' },
  { x: 690, handle: 'donuts' },
  { x: 1130, handle: null },
]
export const BLANK: Vec2 = [NIGHT + 1130, lineAt(1130) + 110]

export function town(camera: Camera, offsets: PlateOffsets): Layer[] {
  const painter = new Painter()
  for (const [x, y] of STARS) painter.knockOut(circle(NIGHT + x, y, 3))
  const place = painter.at(NIGHT + 480, 706, 1.86)
  place.knockOut(circle(205, -120, 128))
  drawChur(place)
  painter.fill('forest', rectangle(NIGHT + 300, 700, 1000, 30))
  const words = painter.at(NIGHT + 64, 494, 0.78)
  for (const [i, word] of [CHUR_AT_NIGHT, AFTER, CLOSING_TIME].entries()) words.at(0, i * 80).knockOut(word)
  return [inWorld(painter, camera, offsets)]
}

const STARS: Vec2[] = [
  [64, 250], [150, 390], [330, 352], [420, 420], [560, 330], [1080, 40], [930, 26], [1210, 330], [1244, 60],
  [880, 300], [1000, 250], [300, 30], [560, 20], [60, 40], [480, 300],
] // oxfmt-ignore

/** The shirts on their line, in a wind; the blank one swings when it is hit. */
export function washing(t: number, camera: Camera, offsets: PlateOffsets): Layer[] {
  const rope = ropeOf()
  const painter = new Painter()
  painter.knockOutStroke(rope, 5)
  WASHING.forEach(({ x, handle }, i) => {
    const hit = handle === null ? swing(t, BEAT.land, { hertz: 1.6, fade: 2.2 }) * -0.3 : 0
    const place = painter.at(NIGHT + x, lineAt(x), 1, Math.sin(t * 2.1 + i * 1.3) * 0.035 + hit)
    const shirt = place.at(0, -8, 0.53).at(-200, -6)
    if (handle) drawShirt(shirt, handle, 'front', { line: 5, art: 1.18 })
    else drawGarment(shirt, null, 'front', 5)
    drawPegs(place, 55, 0.9)
  })
  return [inWorld(painter, camera, offsets)]
}

function ropeOf(): string {
  const points = Array.from(
    { length: 35 },
    (_, i) => `${NIGHT - 200 + i * 50},${lineAt(i * 50 - 200).toFixed(1)}`,
  )
  return `M${points.join('L')}`
}

function drawPegs(painter: Painter, apart: number, size: number): void {
  for (const side of [-apart, apart]) {
    const peg = rectangle(side - 7 * size, -20 * size, 14 * size, 40 * size, 3)
    painter.cover('clay', peg).line('forest', peg, 2)
  }
}

export function hopper(dots: string, [x, y]: Vec2, turn: number, camera: Camera): Layer[] {
  const trail = new Painter()
  trail.cover('sand', dots)
  const painter = new Painter()
  const place = painter.at(x, y, 0.19, turn).at(-500, -560)
  for (const path of OUTLINE) place.knockOutStroke(path, 60).knockOut(path)
  drawActor(place, { x: -14, y: 0, lid: 0 })
  return [inWorld(trail, camera), inWorld(painter, camera)]
}

const CHEST = { x: 60, y: 104, scale: 0.268 }

export type Wearer = { gaze: Gaze; duck: number; offsets: PlateOffsets } | null

/** One shirt near by, hung from a point in px; with the ibex on it, or still blank. */
export function nearShirt([x, y]: Vec2, size: number, angle: number, wearer: Wearer): Layer[] {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  const view: Layer['view'] = [cos, sin, -sin, cos, x, y]
  const painter = new Painter()
  drawGarment(painter.at(-200, -14), null, 'front', 4)
  const layers: Layer[] = [{ marks: painter.marks, view }]
  if (wearer) {
    const figure = new Painter()
    const inside = figure.at(-200, -14).clip(silhouette('front'))
    const chest = inside.clip(rectangle(0, 40, 400, CHEST.y - 40 + 1000 * CHEST.scale))
    drawActor(chest.at(CHEST.x, CHEST.y + wearer.duck, CHEST.scale), wearer.gaze)
    layers.push({ marks: figure.marks, view, offsets: wearer.offsets })
  }
  const pegs = new Painter()
  drawPegs(pegs, 90, 0.8)
  return [...layers, { marks: pegs.marks, view }]
}

export function nightSky(): Layer[] {
  const painter = new Painter()
  painter.fill('forest', rectangle(-20, -20, 1320, 760))
  for (const [x, y] of STARS) painter.knockOut(circle(x, y * 1.4, 4))
  const moon = circle(920, 300, 250)
  painter.cover('sand', moon, linearRamp([0, 40], [0, 560], [0, 1], [0.4, 0.8], [1, 0.2]))
  painter.knockOutStroke('M-20,74Q640,96 1300,40', 9)
  return [inFrame(painter)]
}
