import { type Ink, INKS } from '@contract/inks'
import type { DrawCommand } from '../../artwork/draw-command'
import { getMatrixScale } from '../../artwork/path'
import { type Bounds, getBounds, doBoundsOverlap } from './bounds'
import { clipShape } from './clip'
import { flattenPath } from './flatten-path'
import { RampTable, type ToneSampler } from './ramps'
import { triangulateFill, type Shape } from './triangulate-fill'
import { triangulateStroke } from './stroke'

/** The triangles of one ink, front to back. The depth test shows the topmost mark at every point. */
export type Plate = {
  /** x and y in sheet units; depth in 0..1, nearer for later marks. */
  positions: Float32Array<ArrayBuffer>
  tones: Float32Array<ArrayBuffer>
  indices: Uint32Array<ArrayBuffer>
  parts: PlatePart[]
}

export type PlatePart = { start: number; count: number; bounds: Bounds }
export type Plates = Record<Ink, Plate>

/** The tolerance of curves in sheet units, and whether fine marks are included. */
export type DetailOptions = { tolerance: number; hasFineMarks: boolean }

type Kind = 'solid' | 'tone' | 'knockOut'
type Layer = { shape: Shape; bounds: Bounds; kind: Kind; sampleTone: ToneSampler }

export function buildPlates(marks: DrawCommand[], detail: DetailOptions, ramps: RampTable): Plates {
  const layers: Record<Ink, Layer[]> = { sand: [], clay: [], olive: [], forest: [] }
  for (const mark of marks) {
    if (mark.detail === 'fine' && !detail.hasFineMarks) continue
    const shape = buildShape(mark, detail.tolerance)
    if (shape.triangles.length > 0) {
      for (const ink of 'ink' in mark ? [mark.ink] : mark.inks)
        addLayer(layers[ink], buildLayer(mark, shape, ramps))
    }
  }
  const plates: Partial<Record<Ink, Plate>> = {}
  for (const ink of INKS) plates[ink] = merge(layers[ink])
  return plates as Plates
}

function buildShape(mark: DrawCommand, tolerance: number): Shape {
  const contours = flattenPath(mark.path, mark.matrix, tolerance)
  const scale = getMatrixScale(mark.matrix)
  const shape =
    'width' in mark
      ? triangulateStroke(contours, {
          width: mark.width * scale,
          cap: mark.cap,
          dash: mark.kind === 'line' ? mark.dash?.map((length) => length * scale) : undefined,
          tolerance,
        })
      : triangulateFill(contours, mark.rule)
  return (mark.clips ?? []).reduce(
    (clipped, clip) =>
      clipShape(clipped, triangulateFill(flattenPath(clip.path, clip.matrix, tolerance), clip.rule)),
    shape,
  )
}

function buildLayer(mark: DrawCommand, shape: Shape, ramps: RampTable): Layer {
  const tone = 'tone' in mark ? mark.tone : 0
  return {
    shape,
    bounds: getBounds(shape.points),
    kind: !('tone' in mark) ? 'knockOut' : tone === 1 ? 'solid' : 'tone',
    sampleTone: ramps.compileTone(tone, mark.matrix),
  }
}

/**
 * A solid stays solid under a later screened mark of its ink:
 * that mark goes below solids, down to the last knock-out.
 */
function addLayer(layers: Layer[], layer: Layer): void {
  let at = layers.length
  if (layer.kind === 'tone') {
    for (let i = layers.length - 1; i >= 0; i--) {
      const below = layers[i]
      if (below === undefined || !doBoundsOverlap(below.bounds, layer.bounds)) continue
      if (below.kind === 'knockOut') break
      if (below.kind === 'solid') at = i
    }
  }
  layers.splice(at, 0, layer)
}

function merge(layers: Layer[]): Plate {
  const vertexCount = layers.reduce((sum, { shape }) => sum + shape.points.length / 2, 0)
  const positions = new Float32Array(vertexCount * 3)
  const tones = new Float32Array(vertexCount * 3)
  const indices = new Uint32Array(layers.reduce((sum, { shape }) => sum + shape.triangles.length, 0))
  const parts: PlatePart[] = []
  let [base, start] = [0, 0]
  for (let i = layers.length - 1; i >= 0; i--) {
    const layer = layers[i]
    if (layer === undefined) continue
    const { points, triangles } = layer.shape
    const depth = (layers.length - i) / (layers.length + 1)
    for (let p = 0; p < points.length; p += 2) {
      const [x, y] = [points[p] ?? 0, points[p + 1] ?? 0]
      const at = (base + p / 2) * 3
      positions.set([x, y, depth], at)
      tones.set(layer.sampleTone(x, y), at)
    }
    triangles.forEach((index, at) => (indices[start + at] = base + index))
    parts.push({ start, count: triangles.length, bounds: layer.bounds })
    base += points.length / 2
    start += triangles.length
  }
  return { positions, tones, indices, parts }
}
