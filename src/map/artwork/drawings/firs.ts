import { createLinearRamp, type Painter } from '../painter'
import { polygon, rectangle, type Vec2 } from '../shapes'

const HILL = 'M56,294C84,266 118,252 150,264C182,248 222,262 250,294Z'

const FIRS: [x: number, y: number, height: number][] = [
  [96, 284, 34],
  [214, 284, 30],
  [118, 288, 46],
  [192, 290, 44],
  [144, 292, 58],
  [170, 293, 40],
]

/** A wooded hill that the printed path goes round. It belongs to no section. */
export function drawFirs(painter: Painter): void {
  painter.cover('olive', HILL, createLinearRamp([0, 256], [0, 294], [0, 0.8], [1, 0.12]))
  for (const [x, y, height] of FIRS) drawFir(painter, x, y, height)
  painter.fill('forest', rectangle(52, 292, 202, 4))
}

function drawFir(painter: Painter, x: number, y: number, height: number): void {
  const half = height * 0.3
  const edge = (side: number): Vec2[] => [
    [x, y - height],
    [x + side * half * 0.55, y - height * 0.64],
    [x + side * half * 0.3, y - height * 0.64],
    [x + side * half * 0.8, y - height * 0.37],
    [x + side * half * 0.45, y - height * 0.37],
    [x + side * half, y - height * 0.1],
    [x, y - height * 0.1],
  ]
  painter.cover('clay', rectangle(x - 1.6, y - height * 0.12, 3.2, height * 0.12))
  painter.cover('olive', polygon([...edge(-1), ...edge(1).toReversed()]))
  painter.fill('forest', polygon(edge(1)))
}
