import { type Vec2, polar } from '../../artwork/shapes'
import { computeChordAngle, type Contour, filterDistinctPoints } from './flatten-path'
import type { Shape } from './triangulate-fill'

type Style = { width: number; cap: 'round' | 'butt'; dash?: number[] | undefined; tolerance: number }

/**
 * Returns the triangles of a stroke. Width and dashes are in sheet units.
 * Joins are round with round caps, mitred with butt caps.
 */
export function triangulateStroke(contours: Contour[], { width, cap, dash, tolerance }: Style): Shape {
  const shape: Shape = { points: [], triangles: [] }
  for (const contour of contours.flatMap((line) => (dash ? splitIntoDashes(line, dash) : [line]))) {
    strokeLine(shape, contour, { half: width / 2, cap, step: computeChordAngle(width / 2, tolerance) })
  }
  return shape
}

type Pen = {
  half: number
  cap: 'round' | 'butt'
  /** The angle in radians between two points of a round cap or join. */ step: number
}

function strokeLine(shape: Shape, contour: Contour, pen: Pen): void {
  const { half, cap } = pen
  const points = filterDistinctPoints(contour, contour.isClosed)
  const count = points.length
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return
  if (count === 1) return void (cap === 'round' && addDisc(shape, first, pen))
  if (count === 2 && cap === 'round' && Math.hypot(last[0] - first[0], last[1] - first[1]) < half / 20) {
    return addDisc(shape, first, pen)
  }
  for (let i = 0; i + 1 < count; i++) addBar(shape, points[i], points[i + 1], half)
  if (contour.isClosed) addBar(shape, last, first, half)
  const joins = contour.isClosed ? points.map((_, i) => i) : points.map((_, i) => i).slice(1, -1)
  for (const i of joins)
    addJoin(shape, points[(i + count - 1) % count], points[i], points[(i + 1) % count], pen)
  if (contour.isClosed || cap === 'butt') return
  addDisc(shape, first, pen)
  addDisc(shape, last, pen)
}

function addBar(shape: Shape, a: Vec2 | undefined, b: Vec2 | undefined, half: number): void {
  if (!a || !b) return
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half]
  const base = shape.points.length / 2
  shape.points.push(a[0] + nx, a[1] + ny, a[0] - nx, a[1] - ny, b[0] - nx, b[1] - ny, b[0] + nx, b[1] + ny)
  shape.triangles.push(base, base + 1, base + 2, base, base + 2, base + 3)
}

function addJoin(
  shape: Shape,
  before: Vec2 | undefined,
  at: Vec2 | undefined,
  after: Vec2 | undefined,
  { half, cap, step }: Pen,
): void {
  if (!before || !at || !after) return
  const from = Math.atan2(at[1] - before[1], at[0] - before[0])
  const turn = wrapAngle(Math.atan2(after[1] - at[1], after[0] - at[0]) - from)
  if (Math.abs(turn) < 1e-3) return
  const side = turn > 0 ? -1 : 1
  const start = from + (side * Math.PI) / 2
  const edge = (angle: number, radius = half) => polar(...at, radius, angle)
  // A sharper mitre would stick out too far, so it is cut off, as a canvas does.
  if (cap === 'butt' && 1 / Math.cos(turn / 2) < 10) {
    addFan(shape, at, [edge(start), edge(start + turn / 2, half / Math.cos(turn / 2)), edge(start + turn)])
  } else if (cap === 'round') {
    const steps = Math.max(1, Math.ceil(Math.abs(turn) / step))
    addFan(
      shape,
      at,
      Array.from({ length: steps + 1 }, (_, i) => edge(start + (turn * i) / steps)),
    )
  }
}

function addDisc(shape: Shape, [x, y]: Vec2, { half, step }: Pen): void {
  const steps = Math.max(6, Math.ceil((2 * Math.PI) / step))
  addFan(
    shape,
    [x, y],
    Array.from({ length: steps + 1 }, (_, i) => polar(x, y, half, (i / steps) * 2 * Math.PI)),
  )
}

function addFan(shape: Shape, centre: Vec2, rim: Vec2[]): void {
  const base = shape.points.length / 2
  shape.points.push(...centre, ...rim.flat())
  for (let i = 1; i < rim.length; i++) shape.triangles.push(base, base + i, base + i + 1)
}

const wrapAngle = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

function splitIntoDashes(line: Contour, pattern: number[]): Contour[] {
  const points = filterDistinctPoints(line, line.isClosed)
  if (line.isClosed && points[0]) points.push(points[0])
  const dashes: Contour[] = []
  let index = 0
  let lengthLeft = pattern[0] ?? 0
  let current: number[] | undefined = points[0] && [...points[0]]
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i], points[i + 1]]
    if (!a || !b) continue
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    let walkedLength = 0
    while (length - walkedLength > lengthLeft) {
      walkedLength += lengthLeft
      const at: Vec2 = [
        a[0] + ((b[0] - a[0]) * walkedLength) / length,
        a[1] + ((b[1] - a[1]) * walkedLength) / length,
      ]
      if (current) dashes.push({ points: [...current, ...at], isClosed: false })
      current = current ? undefined : [...at]
      index++
      lengthLeft = pattern[index % pattern.length] ?? 1
    }
    lengthLeft -= length - walkedLength
    current?.push(...b)
  }
  if (current) dashes.push({ points: current, isClosed: false })
  return dashes
}
