import { INKS, type Ink } from '@contract/print'
import { linearRamp, Painter } from '../../src/map/artwork/painter'
import { circle, rectangle, type Vec2 } from '../../src/map/artwork/shapes'
import { drawActor, OUTLINE, type Gaze } from './actor'
import { FRAME, type Layer, type PlateOffsets } from './layer'
import { easeOut, progress, offsetsBy, swing } from './motion'
import { bladeAt } from './pulls'
import { SHEET, viewOf, type Camera } from './table'
import { BEAT, PERIOD } from './timeline'

const FIGURE = { x: 359, y: 92, scale: 0.56 }
const FOOT = FIGURE.y + 1000 * FIGURE.scale
const MISMOUNTED: Record<Ink, Vec2> = { sand: [-17, 9], clay: [15, -11], olive: [9, 13], forest: [-4, -4] }

/** A scrap of sun between beard and neck would look like a blot in the hole. */
const BEHIND_BEARD = 'M240,860L380,815L450,830L460,1000H284Z'

function looseness(t: number): PlateOffsets {
  if (t < BEAT.shake) return offsetsBy((ink) => MISMOUNTED[ink])
  const share = 1 - progress(t, BEAT.shake, BEAT.inRegister)
  const turn = (t - BEAT.shake) * 26
  return offsetsBy((ink) => {
    const [x, y] = MISMOUNTED[ink]
    const [cos, sin] = [Math.cos(turn) * share, Math.sin(turn) * share]
    return [(x * cos - y * sin) * 1.3, (x * sin + y * cos) * 1.3]
  })
}

type Play = { gaze: Gaze; duck: number; tilt: number }

/** The sheet with as much of the print as the time has brought. */
export function print(t: number, camera: Camera, { gaze, duck, tilt }: Play): Layer[] {
  const view = viewOf(camera)
  const arrival = 760 * (1 - easeOut(progress(t, BEAT.sheet, BEAT.sheet + 0.42)))
  const shown: Partial<Record<Ink, string>> = {}
  INKS.forEach((ink, i) => {
    if (t >= BEAT.pull + 4 * PERIOD) return
    const low = bladeAt(t, i)
    shown[ink] = low <= SHEET.top ? '' : rectangle(-100, -100, FRAME.width + 200, 100 + low)
  })
  const offsets = scaled(looseness(t), camera.zoom)
  const paper = new Painter()
  paper
    .at(0, arrival, 1, swing(t, BEAT.sheet + 0.42, { fade: 7 }) * 0.012)
    .knockOut(rectangle(SHEET.left, SHEET.top, SHEET.width, SHEET.height))
  const ground = new Painter()
  drawGround(ground)
  const figure = new Painter()
  const foot = figure.clip(rectangle(0, -600, FRAME.width, 600 + FOOT))
  drawActor(foot.at(FIGURE.x + tilt * 300, FIGURE.y + duck, FIGURE.scale, tilt), gaze)
  return [
    { marks: paper.marks, view },
    { marks: ground.marks, view, offsets, shown },
    ...(duck < 620 ? [{ marks: figure.marks, view, offsets, shown }] : []),
  ]
}

function scaled(offsets: PlateOffsets, zoom: number): PlateOffsets {
  return offsetsBy((ink) => {
    const [x, y] = offsets[ink] ?? [0, 0]
    return [x * zoom, y * zoom]
  })
}

function drawGround(painter: Painter): void {
  const sun = circle(640, 372, 226)
  painter.fill('sand', sun)
  painter.fill('clay', sun, linearRamp([0, 146], [0, 600], [0, 1], [0.3, 0.8], [1, 0.06]))
  for (const path of [...OUTLINE, BEHIND_BEARD]) painter.at(FIGURE.x, FIGURE.y, FIGURE.scale).knockOut(path)
  for (const x of [334, 946]) {
    for (const y of [72, 648]) {
      const mark = `${circle(x, y, 11)}M${x - 20},${y}h40M${x},${y - 20}v40`
      for (const ink of INKS) painter.line(ink, mark, 2.6, { cap: 'butt' })
    }
  }
  INKS.forEach((ink, i) => painter.fill(ink, rectangle(556 + i * 44, 656, 36, 14)))
}
