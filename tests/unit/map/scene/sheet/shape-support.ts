import type { Matrix } from '@/map/artwork/draw-command'
import { flattenPath } from '@/map/scene/sheet/flatten-path'
import type { Plate } from '@/map/scene/sheet/plates'
import { type Shape, triangulateFill } from '@/map/scene/sheet/triangulate-fill'

export const AS_IS: Matrix = [1, 0, 0, 1, 0, 0]
/** Ten units around the middle. */
export const CIRCLE = 'M-10,0a10,10 0 1 0 20,0a10,10 0 1 0 -20,0Z'

export function fillPath(path: string, rule?: 'evenodd', matrix = AS_IS): Shape {
  return triangulateFill(flattenPath(path, matrix, 0.01), rule)
}

/** Twice the area of a triangle, with its sign. */
const cross = (a: number[], b: number[], c: number[]) =>
  ((b[0] ?? 0) - (a[0] ?? 0)) * ((c[1] ?? 0) - (a[1] ?? 0)) -
  ((b[1] ?? 0) - (a[1] ?? 0)) * ((c[0] ?? 0) - (a[0] ?? 0))

const isInside = (triangle: number[][], point: number[]) => {
  const [a = [], b = [], c = []] = triangle
  const sides = [cross(a, b, point), cross(b, c, point), cross(c, a, point)]
  return sides.every((side) => side >= -1e-9) || sides.every((side) => side <= 1e-9)
}

const getCorners = (points: ArrayLike<number>, indices: ArrayLike<number>, at: number, stride: number) =>
  [0, 1, 2].map((i) => {
    const index = (indices[at + i] ?? 0) * stride
    return [points[index] ?? 0, points[index + 1] ?? 0]
  })

/** Whether a shape covers a point. */
export function doesCover({ points, triangles }: Shape, x: number, y: number): boolean {
  for (let at = 0; at < triangles.length; at += 3) {
    if (isInside(getCorners(points, triangles, at, 2), [x, y])) return true
  }
  return false
}

/** The area of a shape whose triangles do not overlap. */
export function computeArea({ points, triangles }: Shape): number {
  let sum = 0
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = [], b = [], c = []] = getCorners(points, triangles, at, 2)
    sum += Math.abs(cross(a, b, c)) / 2
  }
  return sum
}

/** Returns the tone of the topmost mark at a point of a plate, its value and its row; undefined where there is none. */
export function readToneAt(plate: Plate, x: number, y: number): { value: number; row: number } | undefined {
  for (let at = 0; at < plate.indices.length; at += 3) {
    if (!isInside(getCorners(plate.positions, plate.indices, at, 3), [x, y])) continue
    const vertex = (plate.indices[at] ?? 0) * 3
    return { value: plate.tones[vertex] ?? 0, row: plate.tones[vertex + 2] ?? 0 }
  }
  return undefined
}
