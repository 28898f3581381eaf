import type { Matrix } from '../artwork/mark'

/** A line of points in sheet units: x, y, x, y, … */
export type Contour = { points: number[]; isClosed: boolean }

const TOKENS = /([a-zA-Z])|([-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?)/g
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** SVG path data as lines of points, moved to the sheet by a matrix; chords stray by at most a tolerance in sheet units. */
export function outline(path: string, matrix: Matrix, tolerance: number): Contour[] {
  const pen = new Pen(matrix, tolerance)
  let command = ''
  let values: number[] = []
  const run = () => {
    const count = ARGUMENTS[command.toUpperCase()] ?? 0
    if (command === '') return
    if (count === 0) return pen.draw(command, [])
    for (let i = 0; i + count <= values.length; i += count) {
      // Further pairs after a move are lines.
      const isLine = i > 0 && command.toUpperCase() === 'M'
      pen.draw(isLine ? (command === 'M' ? 'L' : 'l') : command, values.slice(i, i + count))
    }
  }
  for (const [, letter, number] of splitFlags(path).matchAll(TOKENS)) {
    if (letter !== undefined) {
      run()
      command = letter
      values = []
    } else values.push(Number(number))
  }
  run()
  return pen.contours.filter(({ points }) => points.length >= 4)
}

/** An arc's two flags may be written without a space after them. */
function splitFlags(path: string): string {
  const number = '[-+]?(?:\\d*\\.\\d+|\\d+\\.?)(?:[eE][-+]?\\d+)?'
  const gap = '[\\s,]*'
  const arc = new RegExp(
    `(${number}${gap}${number}${gap}${number}${gap})([01])${gap}([01])${gap}(?=[-+.\\d])`,
    'g',
  )
  return path.replace(/[aA][^a-zA-Z]*/g, (arcs) => arcs.replace(arc, '$1 $2 $3 '))
}

/** Follows commands; keeps the current point in the path's own units and writes points in the sheet's. */
class Pen {
  readonly contours: Contour[] = []
  private x = 0
  private y = 0
  private startX = 0
  private startY = 0
  private controlX = 0
  private controlY = 0
  private last = ''
  private current: Contour | undefined
  private readonly scale: number

  constructor(
    private readonly matrix: Matrix,
    private readonly tolerance: number,
  ) {
    const [a, b, c, d] = matrix
    this.scale = Math.max(Math.hypot(a, b), Math.hypot(c, d))
  }

  draw(command: string, values: number[]): void {
    const isRelative = command === command.toLowerCase()
    const kind = command.toUpperCase()
    const [ox, oy] = isRelative ? [this.x, this.y] : [0, 0]
    const at = (i: number) => values[i] ?? 0
    switch (kind) {
      case 'M':
        this.moveTo(ox + at(0), oy + at(1))
        break
      case 'L':
        this.lineTo(ox + at(0), oy + at(1))
        break
      case 'H':
        this.lineTo(ox + at(0), this.y)
        break
      case 'V':
        this.lineTo(this.x, oy + at(0))
        break
      case 'C':
        this.cubic(ox + at(0), oy + at(1), ox + at(2), oy + at(3), ox + at(4), oy + at(5))
        break
      case 'S': {
        const [x1, y1] = this.mirrored('CS')
        this.cubic(x1, y1, ox + at(0), oy + at(1), ox + at(2), oy + at(3))
        break
      }
      case 'Q':
        this.quadratic(ox + at(0), oy + at(1), ox + at(2), oy + at(3))
        break
      case 'T': {
        const [x1, y1] = this.mirrored('QT')
        this.quadratic(x1, y1, ox + at(0), oy + at(1))
        break
      }
      case 'A':
        this.arc(at(0), at(1), at(2), at(3) === 1, at(4) === 1, ox + at(5), oy + at(6))
        break
      case 'Z':
        if (this.current) this.current.isClosed = true
        this.current = undefined
        this.x = this.startX
        this.y = this.startY
        break
    }
    this.last = kind
  }

  private mirrored(kinds: string): [number, number] {
    return kinds.includes(this.last)
      ? [2 * this.x - this.controlX, 2 * this.y - this.controlY]
      : [this.x, this.y]
  }

  private moveTo(x: number, y: number): void {
    this.startX = this.x = x
    this.startY = this.y = y
    this.current = undefined
  }

  private lineTo(x: number, y: number): void {
    if (this.current === undefined) {
      this.current = { points: [], isClosed: false }
      this.contours.push(this.current)
      this.put(this.x, this.y)
    }
    this.put(x, y)
    this.x = x
    this.y = y
  }

  private put(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.matrix
    this.current?.points.push(a * x + c * y + e, b * x + d * y + f)
  }

  private cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const [x0, y0] = [this.x, this.y]
    const bend = Math.max(
      Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
      Math.hypot(x1 - 2 * x2 + x, y1 - 2 * y2 + y),
    )
    const steps = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend * this.scale) / this.tolerance)))
    for (let i = 1; i <= steps; i++) {
      const t = i / steps
      const m = 1 - t
      const [p, q, r, s] = [m * m * m, 3 * m * m * t, 3 * m * t * t, t * t * t]
      this.lineTo(p * x0 + q * x1 + r * x2 + s * x, p * y0 + q * y1 + r * y2 + s * y)
    }
    this.controlX = x2
    this.controlY = y2
  }

  private quadratic(x1: number, y1: number, x: number, y: number): void {
    const [x0, y0] = [this.x, this.y]
    this.cubic(
      x0 + (2 / 3) * (x1 - x0),
      y0 + (2 / 3) * (y1 - y0),
      x + (2 / 3) * (x1 - x),
      y + (2 / 3) * (y1 - y),
      x,
      y,
    )
    this.controlX = x1
    this.controlY = y1
  }

  /** From endpoints to centre, as SVG's implementation notes describe it (F.6.5). */
  private arc(
    rx: number,
    ry: number,
    turn: number,
    isLarge: boolean,
    isSweep: boolean,
    x: number,
    y: number,
  ): void {
    const [x0, y0] = [this.x, this.y]
    if (rx === 0 || ry === 0 || (x0 === x && y0 === y)) return this.lineTo(x, y)
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
    const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2]
    const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy]
    const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2))
    const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow]
    const rest = (a * a * b * b - a * a * py * py - b * b * px * px) / (a * a * py * py + b * b * px * px)
    const side = Math.sqrt(Math.max(0, rest)) * (isLarge === isSweep ? -1 : 1)
    const [qx, qy] = [(side * a * py) / b, (-side * b * px) / a]
    const [cx, cy] = [cos * qx - sin * qy + (x0 + x) / 2, sin * qx + cos * qy + (y0 + y) / 2]
    const from = Math.atan2((py - qy) / b, (px - qx) / a)
    let sweep = Math.atan2((-py - qy) / b, (-px - qx) / a) - from
    if (isSweep && sweep < 0) sweep += 2 * Math.PI
    if (!isSweep && sweep > 0) sweep -= 2 * Math.PI
    const radius = Math.max(a, b) * this.scale
    const chord = 2 * Math.acos(Math.max(0, 1 - this.tolerance / Math.max(radius, this.tolerance)))
    const steps = Math.max(6, Math.ceil(Math.abs(sweep) / chord))
    for (let i = 1; i < steps; i++) {
      const angle = from + (sweep * i) / steps
      const [u, v] = [a * Math.cos(angle), b * Math.sin(angle)]
      this.lineTo(cx + cos * u - sin * v, cy + sin * u + cos * v)
    }
    this.lineTo(x, y)
  }
}
