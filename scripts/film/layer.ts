import type { Ink, Mark, Matrix } from '../../src/map/artwork/mark'
import type { Point } from '../../src/map/artwork/shapes'
import { stamp } from '../artwork/plates'
import { ANGLE, dotRadius } from '../artwork/screen'

export const FRAME = { width: 1280, height: 720 }
/** Distance of the dots in px, the same however near a shot is; smaller ones do not survive the encoder. */
const PITCH = 9

/** How far each plate is out of register, in px. */
export type Slip = Partial<Record<Ink, Point>>

/** Something that moves as one piece: its dots stick to it, and where it knocks out, what lies below goes too. */
export type Layer = {
  marks: Mark[]
  /** Takes the marks' units to px; moves, turns and scales only. */
  view: Matrix
  slip?: Slip
  /** What each ink shows of, as a path in px; everything where it is missing. */
  shown?: Partial<Record<Ink, string>>
}

/** One ink of a layer, 0..255 for each px: what it prints, and what it takes away from the layers below. */
export type Cover = { print: Uint8Array; cut: Uint8Array }

const canvas = (): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(FRAME.width, FRAME.height).getContext('2d', {
    willReadFrequently: true,
  })
  if (!context) throw new Error('This browser has no 2D canvas.')
  return context
}
const [SOLID, TONE, CUT] = [canvas(), canvas(), canvas()]

/** Answers null for an ink that does nothing in this layer. */
export function coverOf({ marks, view, slip, shown }: Layer, ink: Ink): Cover | null {
  const own = marks.filter((mark) => ('inks' in mark ? mark.inks.includes(ink) : mark.ink === ink))
  if (own.length === 0 || shown?.[ink] === '') return null
  const [dx, dy] = slip?.[ink] ?? [0, 0]
  const [a, b, c, d, e, f] = view
  const moved: Matrix = [a, b, c, d, e + dx, f + dy]
  return remembered(JSON.stringify([ink, moved, shown?.[ink], own]), () => {
    for (const context of [SOLID, TONE, CUT]) prepare(context, shown?.[ink])
    for (const mark of own) engrave(mark, new DOMMatrix(moved))
    for (const context of [SOLID, TONE, CUT]) context.restore()
    return screened(ink, moved)
  })
}

function prepare(context: OffscreenCanvasRenderingContext2D, shown: string | undefined): void {
  context.clearRect(0, 0, FRAME.width, FRAME.height)
  context.save()
  if (shown !== undefined) context.clip(new Path2D(shown))
}

function engrave(mark: Mark, view: DOMMatrix): void {
  if (!('inks' in mark)) {
    stamp(mark.tone === 1 ? SOLID : TONE, mark, view, 'source-over')
    return
  }
  stamp(SOLID, mark, view, 'destination-out')
  stamp(TONE, mark, view, 'destination-out')
  stamp(CUT, mark, view, 'source-over')
}

/** Turns the masks into ink: solids as they are, tones into dots on the layer's own lattice. */
function screened(ink: Ink, view: Matrix): Cover {
  const { width, height } = FRAME
  const [solid, tone, mask] = [SOLID, TONE, CUT].map(
    (context) => new Uint32Array(context.getImageData(0, 0, width, height).data.buffer),
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
    const [u, v] = [ux * x + uy * y + u0, vx * x + vy * y + v0]
    const distance = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5)
    const dot = ((dotRadius(shade / 255) - distance) * PITCH) / 1.4 + 0.5
    if (dot * 255 > full) print[i] = Math.min(1, dot) * 255
  }
  return { print, cut }
}

/** From px to dots: two rows of a matrix. The dots keep their distance while the layer grows. */
function lattice(ink: Ink, [a, b, , , e, f]: Matrix): [Row, Row] {
  const angle = Math.atan2(b, a) + (ANGLE[ink] * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) / PITCH, Math.sin(angle) / PITCH]
  return [
    [cos, sin, -(cos * e + sin * f)],
    [-sin, cos, sin * e - cos * f],
  ]
}
type Row = [x: number, y: number, offset: number]

let [before, now] = [new Map<string, Cover>(), new Map<string, Cover>()]

/** Most of a frame stands still from one to the next. */
function remembered(key: string, make: () => Cover): Cover {
  const cover = now.get(key) ?? before.get(key) ?? make()
  now.set(key, cover)
  return cover
}

/** To be called between frames: forgets what the last frame did not use. */
export function turnPage(): void {
  before = now
  now = new Map()
}
