import type { Matrix } from './draw-command'
import type { Point } from './shapes'

/** A step of a path with absolute points, the last of which is where it ends; an arc is a circle's. */
export type Step =
  | { command: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: Point[] }
  | { command: 'A'; points: Point[]; radius: number; large: number; sweep: number }

const NUMBERS = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 }
type Command = keyof typeof NUMBERS
const TOKEN = /([a-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi

/** Reads SVG path data as the artwork writes it. Throws on anything else: unknown commands, missing numbers. */
export function parsePath(path: string): Step[] {
  if (path.replaceAll(TOKEN, '').replaceAll(/[\s,]/g, '') !== '') throw new Error(`Not path data: ${path}`)
  const tokens = path.match(TOKEN) ?? []
  const steps: Step[] = []
  let [at, start]: [Point, Point] = [[0, 0], [0, 0]] // oxfmt-ignore
  let letter = ''
  for (let i = 0; i < tokens.length;) {
    if (/[a-z]/i.test(tokens[i] ?? '')) letter = tokens[i++] ?? ''
    const command = letter.toUpperCase() as Command
    const numbers = tokens.slice(i, i + NUMBERS[command]).map(Number)
    if (
      numbers.length !== NUMBERS[command] ||
      numbers.some(Number.isNaN) ||
      (steps.length === 0 && command !== 'M')
    )
      throw new Error(`Cannot read ${letter} in ${path}`)
    i += numbers.length
    const step = read(command, numbers, letter === command ? [0, 0] : at, at)
    steps.push(step)
    at = step.points.at(-1) ?? start
    if (command === 'M') start = at
    // Further pairs after a move are lines.
    if (command === 'M') letter = letter === 'M' ? 'L' : 'l'
  }
  return steps
}

function read(command: Command, numbers: number[], [left, top]: Point, [x0, y0]: Point): Step {
  const [a = 0, b = 0, , large = 0, sweep = 0, x = 0, y = 0] = numbers
  if (command === 'H') return { command: 'L', points: [[a + left, y0]] }
  if (command === 'V') return { command: 'L', points: [[x0, a + top]] }
  if (command === 'A') {
    if (a !== b) throw new Error('Only arcs of circles are read.')
    return { command, points: [[x + left, y + top]], radius: a, large, sweep }
  }
  const points: Point[] = []
  for (let i = 0; i < numbers.length; i += 2)
    points.push([(numbers[i] ?? 0) + left, (numbers[i + 1] ?? 0) + top])
  return { command, points }
}

/** Moves, turns and scales a path; the matrix must not skew it. */
export function transformPath(steps: Step[], matrix: Matrix): Step[] {
  return steps.map((step) => {
    const points = step.points.map((point) => apply(matrix, point))
    return step.command === 'A'
      ? { ...step, points, radius: step.radius * scaleOf(matrix) }
      : { ...step, points }
  })
}

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** How much larger a matrix makes things. */
export const scaleOf = ([a, b]: Matrix): number => Math.hypot(a, b)

/** The point at a share (0..1) of a Bézier curve of any degree, by de Casteljau's construction. */
export function pointOn(controls: Point[], t: number): Point {
  let points = controls
  while (points.length > 1) points = points.slice(1).map((to, i) => between(points[i] ?? to, to, t))
  return points[0] ?? [0, 0]
}

const between = ([x0, y0]: Point, [x1, y1]: Point, t: number): Point => [
  x0 + (x1 - x0) * t,
  y0 + (y1 - y0) * t,
]
