import type { Matrix } from './draw-command'
import type { Vec2 } from './shapes'

/** A step of a path in absolute points; the last point is where the step ends. Arcs are parts of circles. */
export type PathStep =
  | { command: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: Vec2[] }
  | { command: 'A'; points: Vec2[]; radius: number; large: number; sweep: number }

const NUMBERS = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 }
type Command = keyof typeof NUMBERS
const TOKEN = /([a-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi

/** Parses SVG path data of the kinds that the artwork uses. Throws on unknown commands and missing numbers. */
export function parsePath(path: string): PathStep[] {
  if (path.replaceAll(TOKEN, '').replaceAll(/[\s,]/g, '') !== '') throw new Error(`Not path data: ${path}`)
  const tokens = path.match(TOKEN) ?? []
  const steps: PathStep[] = []
  let [at, start]: [Vec2, Vec2] = [[0, 0], [0, 0]] // oxfmt-ignore
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
    // Further pairs of numbers after a move are lines.
    if (command === 'M') letter = letter === 'M' ? 'L' : 'l'
  }
  return steps
}

function read(command: Command, numbers: number[], [left, top]: Vec2, [x0, y0]: Vec2): PathStep {
  const [a = 0, b = 0, , large = 0, sweep = 0, x = 0, y = 0] = numbers
  if (command === 'H') return { command: 'L', points: [[a + left, y0]] }
  if (command === 'V') return { command: 'L', points: [[x0, a + top]] }
  if (command === 'A') {
    if (a !== b) throw new Error('Only arcs of circles are read.')
    return { command, points: [[x + left, y + top]], radius: a, large, sweep }
  }
  const points: Vec2[] = []
  for (let i = 0; i < numbers.length; i += 2)
    points.push([(numbers[i] ?? 0) + left, (numbers[i + 1] ?? 0) + top])
  return { command, points }
}

/** Returns the path moved, turned and scaled. The matrix must not skew. */
export function transformPath(steps: PathStep[], matrix: Matrix): PathStep[] {
  return steps.map((step) => {
    const points = step.points.map((point) => applyMatrix(matrix, point))
    return step.command === 'A'
      ? { ...step, points, radius: step.radius * getMatrixScale(matrix) }
      : { ...step, points }
  })
}

/** Returns a point moved by a matrix. */
export function applyMatrix([a, b, c, d, e, f]: Matrix, [x, y]: Vec2): Vec2 {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Returns the factor by which a matrix enlarges lengths. */
export const getMatrixScale = ([a, b]: Matrix): number => Math.hypot(a, b)

/** Returns the point at t (0..1) of a Bézier curve of any degree, by de Casteljau's algorithm. */
export function getPointOnCurve(controls: Vec2[], t: number): Vec2 {
  let points = controls
  while (points.length > 1) points = points.slice(1).map((to, i) => between(points[i] ?? to, to, t))
  return points[0] ?? [0, 0]
}

const between = ([x0, y0]: Vec2, [x1, y1]: Vec2, t: number): Vec2 => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
