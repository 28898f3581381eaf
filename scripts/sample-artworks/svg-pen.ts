import { sharp } from '../lib/sharp.mjs'

export type Point = readonly [x: number, y: number]

/** A smooth path through points, as drawn by a hand that trembles by some px. */
export function smoothPath(
  points: readonly Point[],
  tremble = 0,
  random = () => 0.5,
  isClosed = false,
): string {
  const shaken = points.map(([x, y]): Point => [
    x + (random() - 0.5) * tremble,
    y + (random() - 0.5) * tremble,
  ])
  const getPoint = (index: number): Point => {
    const last = shaken.length - 1
    const place = isClosed ? (index + shaken.length) % shaken.length : Math.min(Math.max(index, 0), last)
    return shaken[place] ?? [0, 0]
  }
  const count = isClosed ? shaken.length : shaken.length - 1
  let path = `M${spot(getPoint(0))}`
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [
      getPoint(index - 1),
      getPoint(index),
      getPoint(index + 1),
      getPoint(index + 2),
    ]
    // A Catmull-Rom curve, as a Bézier curve.
    path += `C${spot(interpolate(from, before, to))} ${spot(interpolate(to, after, from))} ${spot(to)}`
  }
  return isClosed ? `${path}Z` : path
}

const interpolate = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): Point => [
  x + (x2 - x1) / 6,
  y + (y2 - y1) / 6,
]

const spot = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Points on a circle or an ellipse. */
export function computeEllipsePoints(x: number, y: number, rx: number, ry = rx, count = 12): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]
  })
}

/** A zigzag over a box, as a crayon fills it. */
export function drawScribble(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  step: number,
  random: () => number,
): string {
  const points: Point[] = []
  for (let down = 0, isRight = false; down <= height; down += step * (0.7 + random() * 0.6)) {
    points.push([x + (isRight ? width : 0) + (random() - 0.5) * step, y + down + (random() - 0.5) * step])
    isRight = !isRight
  }
  return smoothPath(points)
}

/** Returns an SVG file. */
export function wrapInSvg(
  width: number,
  height: number,
  content: string,
  viewBox = `0 0 ${width} ${height}`,
): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`,
  )
}

export const fillPath = (path: string, colour: string, more = '') =>
  `<path d="${path}" fill="${colour}" ${more}/>`

export const strokePath = (path: string, colour: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const INK = '#1d1b1a'

export const renderPng = (drawing: Buffer): Promise<Buffer> => sharp(drawing).png().toBuffer()

export const paintWhite = (width: number, height: number) =>
  `<rect width="${width}" height="${height}" fill="#fff"/>`

export const drawCircle = (x: number, y: number, r: number, more: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`

/** A word of outlines whose baseline starts at a point. */
export const writeWord = (outline: string, x: number, y: number, scale = 1) =>
  fillPath(outline, INK, `transform="translate(${x} ${y}) scale(${scale})"`)
