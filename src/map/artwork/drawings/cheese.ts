import type { Painter } from '../painter'
import { circle, DEGREE, polar, roundCoordinate, type Vec2 } from '../shapes'

const CUT = 'M-98,-2L98,-34L98,44C98,52 94,56 88,57L-88,76C-95,76 -98,72 -98,66Z'
const TOP = 'M-98,-2L30,-84C60,-82 90,-66 98,-34Z'
const RIND = 'M30,-84C60,-82 90,-66 98,-34L98,-20C90,-56 58,-72 20,-78Z'

/** The outlines of the slice, 200 units wide, for drawings that choose their own inks and tones. */
export const SLICE_PATHS = { cut: CUT, top: TOP }

/** Cheese Second Edition, front: the halftone dots are the holes of the cheese. */
export function drawSlice(painter: Painter): void {
  painter
    .knockOut(CUT + TOP)
    .fill('sand', CUT)
    .fill('sand', TOP, 0.38)
  painter.cover('clay', RIND)
  painter.clip(CUT).fill('forest', sliceHoles())
  painter.line('forest', CUT + TOP, 5)
}

function sliceHoles(): string {
  const [cos, sin] = [27 * Math.cos(18 * DEGREE), 27 * Math.sin(18 * DEGREE)]
  let path = ''
  for (let i = -8; i < 9; i++) {
    for (let j = -6; j < 7; j++) {
      const x = i * cos - j * sin + 4
      const across = (x + 98) / 196
      if (across >= 0 && across <= 1.05) path += circle(x, i * sin + j * cos + 18, 2.2 + across * 12.6)
    }
  }
  return path
}

const CENTRE: Vec2 = [-4, 6]
const RADIUS = 88
const GAP = [-62 * DEGREE, -18 * DEGREE] as const

/** Cheese Second Edition, back: the wheel without the slice. */
export function drawWheel(painter: Painter): void {
  const rind = wheel(RADIUS)
  const inside = wheel(RADIUS - 11)
  painter.cover('clay', rind)
  painter.knockOut(inside, { inks: ['clay'] }).fill('sand', inside)
  painter.clip(inside).fill('forest', wheelHoles())
  painter.line('forest', rind, 5)
  const [from, to] = [edge(RADIUS, GAP[0]), edge(RADIUS, GAP[1])]
  const slice = `M${CENTRE}L${from}A${RADIUS},${RADIUS} 0 0 1 ${to}Z`
  painter.at(16, -11).line('forest', slice, 3, { cap: 'butt', dash: [6, 5] })
}

const edge = (radius: number, angle: number) =>
  polar(...CENTRE, radius, angle)
    .map(roundCoordinate)
    .join()

function wheel(radius: number): string {
  return `M${CENTRE}L${edge(radius, GAP[1])}A${radius},${radius} 0 1 1 ${edge(radius, GAP[0])}Z`
}

function wheelHoles(): string {
  const rings: [radius: number, holes: number][] = [[22, 5], [40, 11], [56, 18], [70, 26]] // oxfmt-ignore
  return rings
    .flatMap(([radius, holes], ring) =>
      Array.from({ length: holes }, (_, i) => {
        const angle = (i / holes) * Math.PI * 2 + ring * 0.3
        const fromLight = Math.abs(((((angle / DEGREE - 140) % 360) + 540) % 360) - 180) / 180
        return circle(...polar(...CENTRE, radius, angle), 1.6 + (1 - fromLight) * 6.6)
      }),
    )
    .join('')
}
