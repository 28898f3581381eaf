import type { Mark } from '@/map/artwork/mark'
import type { Point } from '@/map/artwork/shapes'
import { boundsOf, type Box, parsePath, pointsOf, transformPath } from '../../../../scripts/artwork/path-data'

/** The box that the marks' ink covers, line widths and clips counted. */
export function inkBounds(marks: Mark[]): Box {
  const boxes = marks
    .filter((mark) => 'ink' in mark)
    .map((mark) => {
      const own = boundsOf(transformPath(parsePath(mark.path), mark.matrix))
      const half = mark.kind === 'line' ? (mark.width * Math.hypot(mark.matrix[0], mark.matrix[1])) / 2 : 0
      const grown = {
        left: own.left - half,
        top: own.top - half,
        right: own.right + half,
        bottom: own.bottom + half,
      }
      return (mark.clips ?? []).reduce((box, { path, matrix }) => {
        const clip = boundsOf(transformPath(parsePath(path), matrix))
        return {
          left: Math.max(box.left, clip.left),
          top: Math.max(box.top, clip.top),
          right: Math.min(box.right, clip.right),
          bottom: Math.min(box.bottom, clip.bottom),
        }
      }, grown)
    })
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** The shortest way between the outlines of two groups of marks, measured every 4 units along them. */
export function gap(a: Mark[], b: Mark[]): number {
  const others = outline(b)
  return outline(a).reduce(
    (least, [x, y]) =>
      others.reduce((so, point) => Math.min(so, Math.hypot(point[0] - x, point[1] - y)), least),
    Infinity,
  )
}

function outline(marks: Mark[]): Point[] {
  return marks
    .filter((mark) => 'ink' in mark)
    .flatMap((mark) => {
      const points = pointsOf(transformPath(parsePath(mark.path), mark.matrix))
      return points.flatMap((to, i) => between(points[i - 1] ?? to, to))
    })
}

function between(from: Point, to: Point): Point[] {
  const pieces = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4) || 1
  return Array.from({ length: pieces }, (_, i) => {
    const t = (i + 1) / pieces
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  })
}
