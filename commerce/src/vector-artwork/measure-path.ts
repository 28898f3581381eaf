import { NO_BOUNDS, type SvgBounds } from './svg-bounds'

/** Upper limits of an outline's size, in its own units: `length` goes by way of its control points. */
export type OutlineSize = { bounds: SvgBounds; length: number; segmentCount: number }

const NUMBERS_PER_SEGMENT: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 }
const TOKEN = /([a-df-z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi
/** The flags of an arc need no room between them. */
const FLAG = /[\s,]*([01])/y

/** Returns how large an outline can be at most: its corners and control points are looked at, not its curves. */
export function measurePath(d: string): OutlineSize {
  const size: OutlineSize = { bounds: NO_BOUNDS, length: 0, segmentCount: 0 }
  let [x, y] = [0, 0]
  /** The last control point, of which the next may be a mirror image. */
  let control = [0, 0]
  let start = [0, 0]
  const visit = (toX: number, toY: number) => {
    const { bounds } = size
    size.bounds = [
      Math.min(bounds[0], toX),
      Math.min(bounds[1], toY),
      Math.max(bounds[2], toX),
      Math.max(bounds[3], toY),
    ]
  }
  const drawSegment = (command: string, numbers: number[]) => {
    const kind = command.toLowerCase()
    const [left, top] = command === kind ? [x, y] : [0, 0]
    let [fromX, fromY] = [x, y]
    const visitPoint = (toX: number, toY: number) => {
      visit(toX, toY)
      if (kind !== 'm') size.length += Math.hypot(toX - fromX, toY - fromY)
      ;[fromX, fromY] = [toX, toY]
    }
    size.segmentCount++
    if (kind === 's' || kind === 't') visitPoint(2 * x - (control[0] ?? 0), 2 * y - (control[1] ?? 0))
    const mirrored = [fromX, fromY]
    if (kind === 'h') visitPoint(left + (numbers[0] ?? 0), y)
    else if (kind === 'v') visitPoint(x, top + (numbers[0] ?? 0))
    else if (kind === 'a') {
      const [radiusX = 0, radiusY = 0, , , , toX = 0, toY = 0] = numbers
      const chord = Math.hypot(left + toX - x, top + toY - y)
      const reach = 2 * Math.max(Math.abs(radiusX), Math.abs(radiusY), chord)
      visit(x - reach, y - reach)
      visit(x + reach, y + reach)
      size.length += Math.PI * reach
      visitPoint(left + toX, top + toY)
    } else
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        if (at === numbers.length - 2) control = kind === 't' ? mirrored : [fromX, fromY]
        visitPoint(left + (numbers[at] ?? 0), top + (numbers[at + 1] ?? 0))
      }
    ;[x, y] = [fromX, fromY]
    if (!'csqt'.includes(kind)) control = [x, y]
    if (kind === 'm') start = [x, y]
  }
  let command = 'M'
  let numbers: number[] = []
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(d); found !== null; found = TOKEN.exec(d)) {
    const [, letter, number] = found
    if (letter !== undefined) {
      ;[command, numbers] = [letter, []]
      if (letter.toLowerCase() === 'z') [x, y] = [start[0] ?? 0, start[1] ?? 0]
      continue
    }
    numbers.push(Number(number))
    if (command.toLowerCase() === 'a' && numbers.length === 3)
      for (let flag = 0; flag < 2; flag++) {
        FLAG.lastIndex = TOKEN.lastIndex
        if (FLAG.exec(d) === null) return size
        numbers.push(0)
        TOKEN.lastIndex = FLAG.lastIndex
      }
    if (numbers.length < (NUMBERS_PER_SEGMENT[command.toLowerCase()] ?? Infinity)) continue
    drawSegment(command, numbers)
    numbers = []
    // What follows the first point of a move is lines.
    if (command === 'm' || command === 'M') command = command === 'm' ? 'l' : 'L'
  }
  return size
}
