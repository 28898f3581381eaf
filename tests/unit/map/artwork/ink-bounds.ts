import type { DrawCommand } from '@/map/artwork/draw-command'
import { getMatrixScale } from '@/map/artwork/path'
import type { Vec2 } from '@/map/artwork/shapes'
import { type Bounds, getBounds } from '@/map/scene/sheet/bounds'
import { filterDistinctPoints, flattenPath } from '@/map/scene/sheet/flatten-path'

type DrawnMark = Pick<DrawCommand, 'path' | 'matrix'>

/** How closely curves are followed, in sheet units. */
const TOLERANCE = 0.01

export const listMarkPoints = ({ path, matrix }: DrawnMark): Vec2[] =>
  flattenPath(path, matrix, TOLERANCE).flatMap((contour) => filterDistinctPoints(contour, false))

const getMarkBounds = (drawn: DrawnMark): Bounds => getBounds(listMarkPoints(drawn).flat())

/** The box that the marks' ink covers, line widths and clips counted. */
export function computeInkBounds(marks: DrawCommand[]): Bounds {
  const boxes = marks
    .filter((mark) => 'ink' in mark)
    .map((mark): Bounds => {
      const [left, top, right, bottom] = getMarkBounds(mark)
      const half = mark.kind === 'line' ? (mark.width * getMatrixScale(mark.matrix)) / 2 : 0
      return (mark.clips ?? [])
        .map(getMarkBounds)
        .reduce<Bounds>(
          (box, clip) => [
            Math.max(box[0], clip[0]),
            Math.max(box[1], clip[1]),
            Math.min(box[2], clip[2]),
            Math.min(box[3], clip[3]),
          ],
          [left - half, top - half, right + half, bottom + half],
        )
    })
  return getBounds(boxes.flat())
}

/** The shortest way between the outlines of two groups of marks, measured every 4 units along them. */
export function measureGap(a: DrawCommand[], b: DrawCommand[]): number {
  const others = sampleOutlines(b)
  return sampleOutlines(a).reduce(
    (distance, [x, y]) =>
      others.reduce((so, point) => Math.min(so, Math.hypot(point[0] - x, point[1] - y)), distance),
    Infinity,
  )
}

function sampleOutlines(marks: DrawCommand[]): Vec2[] {
  return marks
    .filter((mark) => 'ink' in mark)
    .flatMap((mark) => listMarkPoints(mark).flatMap((to, i, points) => between(points[i - 1] ?? to, to)))
}

function between(from: Vec2, to: Vec2): Vec2[] {
  const pieces = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4) || 1
  return Array.from({ length: pieces }, (_, i) => {
    const t = (i + 1) / pieces
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  })
}
