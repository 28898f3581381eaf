import type { Matrix } from '../../src/map/artwork/mark'
import type { Point } from '../../src/map/artwork/shapes'

/** A step of a path with absolute points; an arc is a circle's, and its one point is where it ends. */
export type Step =
  | { command: 'M' | 'L' | 'Q' | 'C'; points: Point[] }
  | { command: 'A'; points: Point[]; radius: number; large: number; sweep: number }
  | { command: 'Z'; points: [] }

const NUMBERS = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 }
const TOKEN = /([a-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi

/** Reads path data as the artwork writes it. Throws on anything else: unknown commands, missing numbers. */
export function parsePath(path: string): Step[] {
  if (path.replaceAll(TOKEN, '').replaceAll(/[\s,]/g, '') !== '') throw new Error(`Not path data: ${path}`)
  const tokens = path.match(TOKEN) ?? []
  const steps: Step[] = []
  let [at, start]: [Point, Point] = [[0, 0], [0, 0]] // oxfmt-ignore
  let letter = ''
  for (let i = 0; i < tokens.length;) {
    if (/[a-z]/i.test(tokens[i] ?? '')) letter = tokens[i++] ?? ''
    const command = letter.toUpperCase()
    if (!isCommand(command)) throw new Error(`Unknown command ${letter} in ${path}`)
    const numbers = tokens.slice(i, i + NUMBERS[command]).map(Number)
    if (numbers.length < NUMBERS[command] || numbers.some(Number.isNaN))
      throw new Error(`Too few numbers in ${path}`)
    if (command !== 'M' && steps.length === 0) throw new Error(`No starting point in ${path}`)
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

const isCommand = (letter: string): letter is keyof typeof NUMBERS => letter in NUMBERS

function read(command: keyof typeof NUMBERS, numbers: number[], origin: Point, at: Point): Step {
  const [a = 0, b = 0, , large = 0, sweep = 0, x = 0, y = 0] = numbers
  if (command === 'Z') return { command, points: [] }
  if (command === 'H') return { command: 'L', points: [[a + origin[0], at[1]]] }
  if (command === 'V') return { command: 'L', points: [[at[0], a + origin[1]]] }
  if (command === 'A') {
    if (a !== b) throw new Error('Only arcs of circles are read.')
    return { command, points: [[x + origin[0], y + origin[1]]], radius: a, large, sweep }
  }
  const points: Point[] = []
  for (let i = 0; i < numbers.length; i += 2) {
    points.push([(numbers[i] ?? 0) + origin[0], (numbers[i + 1] ?? 0) + origin[1]])
  }
  return { command, points }
}

/** Moves, turns and scales a path; the matrix must not skew it. */
export function transformPath(steps: Step[], matrix: Matrix): Step[] {
  const scale = Math.hypot(matrix[0], matrix[1])
  return steps.map((step) => {
    if (step.command === 'Z') return step
    const points = step.points.map((point) => apply(matrix, point))
    return step.command === 'A' ? { ...step, points, radius: step.radius * scale } : { ...step, points }
  })
}

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Writes relative path data with one decimal, without the points of straight runs that are not seen. */
export function writePath(steps: Step[]): string {
  let text = ''
  let [at, start]: [Point, Point] = [[0, 0], [0, 0]] // oxfmt-ignore
  const tenth = (value: number) => Math.round(value * 10) / 10
  for (const step of simplify(steps)) {
    const numbers = step.points.flatMap(([x, y]) => [tenth(x - at[0]), tenth(y - at[1])])
    if (step.command === 'A')
      numbers.unshift(tenth(step.radius), tenth(step.radius), 0, step.large, step.sweep)
    text +=
      step.command.toLowerCase() +
      numbers
        .join(' ')
        .replaceAll(' -', '-')
        .replaceAll(/(?<!\d)0\./g, '.')
    const [dx = 0, dy = 0] = numbers.slice(-2)
    // Counting from the rounded point keeps the roundings from adding up.
    at = step.command === 'Z' ? start : [at[0] + dx, at[1] + dy]
    if (step.command === 'M') start = at
  }
  return text
}

/** Drops the points of polylines that lie within 0.06 units of what remains (Douglas and Peucker). */
function simplify(steps: Step[]): Step[] {
  const result: Step[] = []
  for (let i = 0; i < steps.length;) {
    let end = i
    while (steps[end]?.command === 'L') end++
    const first = result.at(-1)?.points.at(-1)
    if (end - i > 8 && first) {
      const run = steps.slice(i, end).flatMap((step) => step.points)
      const kept = reduce([first, ...run]).slice(1)
      result.push(...kept.map((point): Step => ({ command: 'L', points: [point] })))
      i = end
    } else {
      const step = steps[i++]
      if (step) result.push(step)
    }
  }
  return result
}

function reduce(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (points.length < 3 || !first || !last) return points
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [farthest, distance] = [0, 0.06]
  points.forEach(([x, y], i) => {
    const [px, py] = [x - first[0], y - first[1]]
    const away = length > 0.001 ? Math.abs(px * dy - py * dx) / length : Math.hypot(px, py)
    if (away > distance) [farthest, distance] = [i, away]
  })
  if (farthest === 0) return [first, last]
  return [...reduce(points.slice(0, farthest + 1)), ...reduce(points.slice(farthest)).slice(1)]
}

export type Box = { left: number; top: number; right: number; bottom: number }

/** Whether two boxes come closer than a distance. */
export function overlap(a: Box, b: Box, distance: number): boolean {
  const apart = Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
  return apart < distance
}

/** The path as points close enough together to measure it by: each curve in 16 pieces. */
export function pointsOf(steps: Step[]): Point[] {
  const points: Point[] = []
  for (const step of steps) {
    const from = points.at(-1)
    if (step.command === 'A' && from) points.push(...arcPoints(from, step), ...step.points)
    else if ((step.command === 'C' || step.command === 'Q') && from)
      points.push(...curvePoints([from, ...step.points]))
    else points.push(...step.points)
  }
  return points
}

/** The box around a path, without its line's width. */
export function boundsOf(steps: Step[]): Box {
  const points = pointsOf(steps)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** De Casteljau's construction, for curves of any degree. */
function curvePoints(controls: Point[]): Point[] {
  return Array.from({ length: 16 }, (_, i) => {
    const t = (i + 1) / 16
    let points = controls
    while (points.length > 1) {
      points = points.slice(1).map(([x, y], k) => {
        const [fromX, fromY] = points[k] ?? [x, y]
        return [fromX + (x - fromX) * t, fromY + (y - fromY) * t]
      })
    }
    return points[0] ?? [0, 0]
  })
}

/** Points along an arc (SVG 2, implementation notes on arcs, for circles). */
function arcPoints(from: Point, { points, radius, large, sweep }: Step & { command: 'A' }): Point[] {
  const to = points[0] ?? from
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const half = Math.hypot(hx, hy)
  const r = Math.max(radius, half)
  const away = (Math.sqrt(r * r - half * half) / (half || 1)) * (large === sweep ? -1 : 1)
  const centre: Point = [(from[0] + to[0]) / 2 + away * hy, (from[1] + to[1]) / 2 - away * hx]
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  let turn = Math.atan2(to[1] - centre[1], to[0] - centre[0]) - start
  if (sweep && turn < 0) turn += Math.PI * 2
  if (!sweep && turn > 0) turn -= Math.PI * 2
  return Array.from({ length: 15 }, (_, i) => {
    const angle = start + (turn * (i + 1)) / 16
    return [centre[0] + Math.cos(angle) * r, centre[1] + Math.sin(angle) * r]
  })
}
