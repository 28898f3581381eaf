import { ShapeUtils, Vector2 } from 'three'
import { type Bounds, getBounds } from './bounds'
import { type Contour, filterDistinctPoints } from './flatten-path'

/**
 * Triangles in sheet units: points as x, y, x, y, …, and three indices for each triangle. Triangles may overlap.
 */
export type Shape = { points: number[]; triangles: number[] }

type Ring = { points: Vector2[]; area: number; winding: number; bounds: Bounds }

/** The winding number just outside a ring and just inside it. */
type Windings = { outside: number; within: number }

export function triangulateFill(contours: Contour[], rule?: 'evenodd'): Shape {
  const rings = contours.map(toRing).filter((ring) => ring.area !== 0)
  const wound = rings.map((ring) => ({ ...ring, ...getWindings(ring, rings, rule) }))
  const outlines = wound.filter(({ outside, within }) => outside === 0 && within !== 0)
  const holes = wound.filter(({ outside, within }) => outside !== 0 && within === 0)
  const shape: Shape = { points: [], triangles: [] }
  for (const outline of outlines) {
    const within = holes.filter((hole) => findOutlineAround(hole, outlines) === outline)
    addTriangles(
      shape,
      outline.points,
      within.map(({ points }) => points),
    )
  }
  return shape
}

function toRing(contour: Contour): Ring {
  const points = filterDistinctPoints(contour, true).map(([x, y]) => new Vector2(x, y))
  const area = points.length < 3 ? 0 : ShapeUtils.area(points)
  return { points, area, winding: Math.sign(area), bounds: getBounds(contour.points) }
}

/** Rings may cross, so up to this many points of a ring are tested: the one inside the fewest others counts. */
const PROBES = 12

function getWindings(ring: Ring, rings: readonly Ring[], rule?: 'evenodd'): Windings {
  let outside = Infinity
  for (let i = 0; i < ring.points.length; i += Math.max(1, Math.floor(ring.points.length / PROBES))) {
    const probe = ring.points[i]
    let around = 0
    for (const other of rings) {
      if (other !== ring && probe && contains(other, probe, ring))
        around += rule === 'evenodd' ? 1 : other.winding
    }
    if (Math.abs(around) < Math.abs(outside)) outside = around
    if (outside === 0) break
  }
  const within = outside + (rule === 'evenodd' ? 1 : ring.winding)
  return rule === 'evenodd' ? { outside: outside % 2, within: within % 2 } : { outside, within }
}

/** Returns the smallest outline that runs around a hole. */
function findOutlineAround(hole: Ring, outlines: readonly Ring[]): Ring | undefined {
  const [probe] = hole.points
  let smallest: Ring | undefined
  for (const outline of outlines) {
    if (!probe || !contains(outline, probe, hole)) continue
    if (smallest === undefined || Math.abs(outline.area) < Math.abs(smallest.area)) smallest = outline
  }
  return smallest
}

/** Whether a ring encloses a point of another ring. A smaller ring never encloses a larger one. */
function contains(ring: Ring, { x, y }: Vector2, inner: Ring): boolean {
  if (Math.abs(ring.area) <= Math.abs(inner.area)) return false
  const { points, bounds } = ring
  if (x < bounds[0] || y < bounds[1] || x > bounds[2] || y > bounds[3]) return false
  let isInside = false
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i], points[j]]
    if (!a || !b || a.y > y === b.y > y) continue
    if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside
  }
  return isInside
}

function addTriangles(shape: Shape, ring: Vector2[], holes: Vector2[][]): void {
  const base = shape.points.length / 2
  for (const { x, y } of [ring, ...holes].flat()) shape.points.push(x, y)
  for (const triangle of ShapeUtils.triangulateShape(ring, holes)) {
    for (const index of triangle) shape.triangles.push(base + index)
  }
}
