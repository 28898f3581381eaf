import { getBounds, doBoundsOverlap } from './bounds'
import type { Shape } from './triangulate-fill'

/** In sheet units: neighbouring pieces overlap by this much, so that no gap shows between them. */
const OVERLAP = 0.004

export function clipShape(shape: Shape, clip: Shape): Shape {
  const result: Shape = { points: [], triangles: [] }
  const windows = splitTriangles(clip).map((triangle) => ({
    triangle: growTriangle(triangle),
    bounds: getBounds(triangle),
  }))
  for (const triangle of splitTriangles(shape)) {
    const bounds = getBounds(triangle)
    for (const window of windows) {
      if (!doBoundsOverlap(bounds, window.bounds)) continue
      const piece = clipPolygon(triangle, window.triangle)
      if (piece.length < 6) continue
      const base = result.points.length / 2
      result.points.push(...piece)
      for (let i = 1; i + 1 < piece.length / 2; i++) result.triangles.push(base, base + i, base + i + 1)
    }
  }
  return result
}

function splitTriangles({ points, triangles }: Shape): number[][] {
  const triangleList: number[][] = []
  for (let i = 0; i < triangles.length; i += 3) {
    triangleList.push(
      [0, 1, 2].flatMap((j) => {
        const at = (triangles[i + j] ?? 0) * 2
        return [points[at] ?? 0, points[at + 1] ?? 0]
      }),
    )
  }
  return triangleList
}

function growTriangle([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]: number[]): [
  number,
  number,
  number,
][] {
  const isClockwise = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0
  const corners = isClockwise ? [ax, ay, cx, cy, bx, by] : [ax, ay, bx, by, cx, cy]
  return [0, 2, 4].map((i) => {
    const [x0, y0] = [corners[i] ?? 0, corners[i + 1] ?? 0]
    const [x1, y1] = [corners[(i + 2) % 6] ?? 0, corners[(i + 3) % 6] ?? 0]
    const length = Math.hypot(x1 - x0, y1 - y0) || 1
    const [a, b] = [-(y1 - y0) / length, (x1 - x0) / length]
    return [a, b, -(a * x0 + b * y0) + OVERLAP]
  })
}

function clipPolygon(polygon: number[], edges: [number, number, number][]): number[] {
  let points = polygon
  for (const [a, b, c] of edges) {
    const keptPoints: number[] = []
    for (let i = 0; i < points.length; i += 2) {
      const [x0, y0] = [points[i] ?? 0, points[i + 1] ?? 0]
      const [x1, y1] = [points[(i + 2) % points.length] ?? 0, points[(i + 3) % points.length] ?? 0]
      const [d0, d1] = [a * x0 + b * y0 + c, a * x1 + b * y1 + c]
      if (d0 >= 0) keptPoints.push(x0, y0)
      if (d0 >= 0 !== d1 >= 0) {
        const t = d0 / (d0 - d1)
        keptPoints.push(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
      }
    }
    points = keptPoints
  }
  return points
}
