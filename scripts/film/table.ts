import { INKS } from '@contract/print'
import { linearRamp, Painter } from '../../src/map/artwork/painter'
import { circle, rectangle } from '../../src/map/artwork/shapes'
import { FRAME, type Layer, type PlateOffsets } from './layer'

// The shop's table fills the frame at the world's 0,0; a sheet lies in its middle.

export const SHEET = { left: 296, top: 34, width: 688, height: 652 }

/** A view of the world: which point of it is in the frame's middle, and how near. */
export type Camera = { x: number; y: number; zoom: number }

export const viewOf = ({ x, y, zoom }: Camera): Layer['view'] => [
  zoom, 0, 0, zoom, FRAME.width / 2 - x * zoom, FRAME.height / 2 - y * zoom,
] // oxfmt-ignore

export const inWorld = ({ marks }: Painter, camera: Camera, offsets: PlateOffsets = {}): Layer => ({
  marks,
  view: viewOf(camera),
  offsets,
})

export function table(camera: Camera, offsets?: PlateOffsets): Layer {
  const painter = new Painter()
  painter.fill('forest', rectangle(-2000, -200, 3600, 1200))
  INKS.forEach((ink, i) => {
    const [x, y] = [1132, 126 + i * 156]
    painter.knockOut(circle(x, y, 62)).fill(ink, circle(x, y, 51))
    if (ink !== 'forest')
      painter.fill(
        ink === 'sand' ? 'clay' : 'forest',
        circle(x, y, 51),
        linearRamp([x - 50, y - 50], [x + 50, y + 50], [0, 0], [0.5, 0.1], [1, 0.7]),
      )
  })
  drawMug(painter.at(148, 566))
  return inWorld(painter, camera, offsets)
}

function drawMug(painter: Painter): void {
  painter.knockOutStroke('M46,-46L84,-84', 26)
  painter.knockOut(circle(0, 0, 74)).fill('clay', circle(0, 0, 58))
  painter.fill('forest', circle(0, 0, 58), linearRamp([-50, -50], [50, 50], [0, 0.75], [1, 0.15]))
}
