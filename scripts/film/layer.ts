import { ANGLES, type Ink } from '@contract/print'
import type { DrawCommand, Matrix } from '../../src/map/artwork/draw-command'
import type { Painter } from '../../src/map/artwork/painter'
import type { Vec2 } from '../../src/map/artwork/shapes'
import { type Context, context2d, pixels } from '../artwork/canvas'
import { filterMarksByInk, stamp } from '../artwork/plates'
import { dotCover } from '../artwork/screen'

export const FRAME = { width: 1280, height: 720 }
/** Distance of the dots in px, the same however near a shot is; smaller ones do not survive the encoder. */
const PITCH = 9

export type PlateOffsets = Partial<Record<Ink, Vec2>>

/** Something that moves as one piece: its dots stick to it, and where it knocks out, what lies below goes too. */
export type Layer = {
  marks: DrawCommand[]
  /** Takes the marks' units to px; moves, turns and scales only. */
  view: Matrix
  offsets?: PlateOffsets
  /** What each ink shows of, as a path in px; everything where it is missing. */
  shown?: Partial<Record<Ink, string>>
}

/** What is drawn in px of the frame, where no camera moves it. */
export const inFrame = ({ marks }: Painter, offsets: PlateOffsets = {}): Layer => ({
  marks,
  view: [1, 0, 0, 1, 0, 0],
  offsets,
})

/** One ink of a layer, 0..255 for each px: what it prints, and what it takes away from the layers below. */
export type Cover = { print: Uint8Array; cut: Uint8Array }

const [SOLID, TONE, CUT] = [1, 2, 3].map(() => context2d(FRAME.width, FRAME.height)) as [
  Context,
  Context,
  Context,
]

/** Returns null for an ink that does nothing in this layer. */
export function coverOf({ marks, view, offsets, shown }: Layer, ink: Ink): Cover | null {
  const own = filterMarksByInk(marks, ink)
  if (own.length === 0 || shown?.[ink] === '') return null
  const [dx, dy] = offsets?.[ink] ?? [0, 0]
  const [a, b, c, d, e, f] = view
  const moved: Matrix = [a, b, c, d, e + dx, f + dy]
  return cached(JSON.stringify([ink, moved, shown?.[ink], own]), () => {
    for (const context of [SOLID, TONE, CUT]) prepare(context, shown?.[ink])
    for (const mark of own) drawOnMasks(mark, new DOMMatrix(moved))
    for (const context of [SOLID, TONE, CUT]) context.restore()
    return screened(ink, moved)
  })
}

function prepare(context: Context, shown: string | undefined): void {
  context.clearRect(0, 0, FRAME.width, FRAME.height)
  context.save()
  if (shown !== undefined) context.clip(new Path2D(shown))
}

function drawOnMasks(mark: DrawCommand, view: DOMMatrix): void {
  if (!('inks' in mark)) {
    stamp(mark.tone === 1 ? SOLID : TONE, mark, view, 'source-over')
    return
  }
  stamp(SOLID, mark, view, 'destination-out')
  stamp(TONE, mark, view, 'destination-out')
  stamp(CUT, mark, view, 'source-over')
}

function screened(ink: Ink, view: Matrix): Cover {
  const { width, height } = FRAME
  const [solid, tone, mask] = [SOLID, TONE, CUT].map(
    (context) => new Uint32Array(pixels(context).buffer),
  ) as [Uint32Array, Uint32Array, Uint32Array]
  const print = new Uint8Array(width * height)
  const cut = new Uint8Array(width * height)
  const [[ux, uy, u0], [vx, vy, v0]] = lattice(ink, view)
  for (let i = 0; i < print.length; i++) {
    const [full = 0, shade = 0] = [(solid[i] ?? 0) >>> 24, (tone[i] ?? 0) >>> 24]
    cut[i] = (mask[i] ?? 0) >>> 24
    print[i] = full
    if (shade < 6 || full === 255) continue
    const [x, y] = [i % width, Math.trunc(i / width)]
    const dot = dotCover(ux * x + uy * y + u0, vx * x + vy * y + v0, shade / 255, PITCH)
    print[i] = Math.max(full, dot * 255)
  }
  return { print, cut }
}

/** From px to dots: two rows of a matrix. The dots keep their distance while the layer grows. */
function lattice(ink: Ink, [a, b, , , e, f]: Matrix): [Row, Row] {
  const angle = Math.atan2(b, a) + (ANGLES[ink] * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) / PITCH, Math.sin(angle) / PITCH]
  return [
    [cos, sin, -(cos * e + sin * f)],
    [-sin, cos, sin * e - cos * f],
  ]
}
type Row = [x: number, y: number, offset: number]

let [before, now] = [new Map<string, Cover>(), new Map<string, Cover>()]

function cached(key: string, make: () => Cover): Cover {
  const cover = now.get(key) ?? before.get(key) ?? make()
  now.set(key, cover)
  return cover
}

export function startFrame(): void {
  before = now
  now = new Map()
}
