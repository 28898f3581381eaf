import type { Matrix } from '../../artwork/draw-command'
import { parsePath, getPointOnCurve, type PathStep, transformPath } from '../../artwork/path'
import { type Vec2, polar } from '../../artwork/shapes'

/** Points of a polyline in sheet units: x, y, x, y, … */
export type Contour = { points: number[]; isClosed: boolean }

/**
 * Converts SVG path data to polylines in sheet units.
 * They differ from the curves by at most `tolerance` sheet units.
 */
export function flattenPath(path: string, matrix: Matrix, tolerance: number): Contour[] {
  const contours: Contour[] = []
  let [at, start]: [Vec2, Vec2] = [[0, 0], [0, 0]] // oxfmt-ignore
  let current: Contour | undefined
  for (const step of transformPath(parsePath(path), matrix)) {
    const { command } = step
    if (command === 'Z' && current) current.isClosed = true
    if (command === 'Z' || command === 'M') {
      current = undefined
      start = step.points[0] ?? start
      at = start
      continue
    }
    if (!current) contours.push((current = { points: [...at], isClosed: false }))
    const points =
      command === 'A' ? sampleArc(at, step, tolerance) : sampleCurve([at, ...step.points], tolerance)
    current.points.push(...points.flat())
    at = step.points.at(-1) ?? at
  }
  return contours
}

function sampleCurve(controls: Vec2[], tolerance: number): Vec2[] {
  const degree = controls.length - 1
  let bend = 0
  for (let i = 2; i <= degree; i++) {
    const [[x0, y0], [x1, y1], [x2, y2]] = controls.slice(i - 2, i + 1) as [Vec2, Vec2, Vec2]
    bend = Math.max(bend, Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2))
  }
  const steps = Math.max(1, Math.ceil(Math.sqrt((degree * (degree - 1) * bend) / (8 * tolerance))))
  return Array.from({ length: steps }, (_, i) => getPointOnCurve(controls, (i + 1) / steps))
}

/** The conversion of arcs from SVG 2's implementation notes, for circles only. */
function sampleArc(
  from: Vec2,
  { points, radius, large, sweep }: PathStep & { command: 'A' },
  tolerance: number,
): Vec2[] {
  const to = points[0] ?? from
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const half = Math.hypot(hx, hy)
  if (half === 0) return [to]
  const r = Math.max(radius, half)
  const away = (Math.sqrt(r * r - half * half) / half) * (large === sweep ? -1 : 1)
  const [x, y] = [(from[0] + to[0]) / 2 + away * hy, (from[1] + to[1]) / 2 - away * hx]
  const start = Math.atan2(from[1] - y, from[0] - x)
  let turn = Math.atan2(to[1] - y, to[0] - x) - start
  if (sweep && turn < 0) turn += Math.PI * 2
  if (!sweep && turn > 0) turn -= Math.PI * 2
  const steps = Math.max(6, Math.ceil(Math.abs(turn) / computeChordAngle(r, tolerance)))
  const arc = Array.from({ length: steps - 1 }, (_, i) => polar(x, y, r, start + (turn * (i + 1)) / steps))
  return [...arc, to]
}

export const computeChordAngle = (radius: number, tolerance: number): number =>
  2 * Math.acos(Math.max(0.5, 1 - tolerance / Math.max(radius, tolerance)))

/** Returns the points without repetitions. The last point of a ring does not repeat the first. */
export function filterDistinctPoints({ points }: Contour, isRing: boolean): Vec2[] {
  const distinctPoints: Vec2[] = []
  for (let i = 0; i + 1 < points.length; i += 2) {
    const next: Vec2 = [points[i] ?? 0, points[i + 1] ?? 0]
    if (!isSame(distinctPoints.at(-1), next)) distinctPoints.push(next)
  }
  if (isRing && distinctPoints.length > 1 && isSame(distinctPoints[0], distinctPoints.at(-1)))
    distinctPoints.pop()
  return distinctPoints
}

const isSame = (a: Vec2 | undefined, b: Vec2 | undefined) =>
  a !== undefined && b !== undefined && Math.abs(a[0] - b[0]) < 1e-6 && Math.abs(a[1] - b[1]) < 1e-6
