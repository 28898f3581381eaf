import { NO_BOUNDS, type SvgBounds, uniteBounds } from './svg-bounds'

/** Upper limits of an outline's size, in its own units: `length` goes by way of its control points. */
export type OutlineSize = { bounds: SvgBounds; length: number; segmentCount: number }
type PathPoint = readonly [x: number, y: number]
/** A letter of a path, small where its numbers count from where it begins, and the numbers of one segment. */
type PathSegment = { command: string; numbers: number[] }

const NUMBERS_PER_SEGMENT: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 }
const TOKEN = /([a-df-z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi
/** The flags of an arc need no room between them. */
const FLAG = /[\s,]*([01])/y

/** Returns how large an outline can be at most: its corners and control points are looked at, not its curves. */
export function measurePath(d: string): OutlineSize {
  const pen = new Pen()
  for (const segment of listSegments(d)) pen.follow(segment)
  const { bounds, length, segmentCount } = pen
  return { bounds, length, segmentCount }
}

/** Lists the segments of a path, up to where it cannot be read. */
function* listSegments(d: string): Generator<PathSegment> {
  let command = 'M'
  let numbers: number[] = []
  const tokens = new RegExp(TOKEN)
  for (let token = tokens.exec(d); token !== null; token = tokens.exec(d)) {
    const [, letter, number] = token
    if (letter !== undefined) {
      ;[command, numbers] = [letter, []]
      if (letter.toLowerCase() === 'z') yield { command, numbers }
      continue
    }
    numbers.push(Number(number))
    if (command.toLowerCase() === 'a' && numbers.length === 3)
      for (let flag = 0; flag < 2; flag++) {
        FLAG.lastIndex = tokens.lastIndex
        if (FLAG.exec(d) === null) return
        numbers.push(0)
        tokens.lastIndex = FLAG.lastIndex
      }
    if (numbers.length < (NUMBERS_PER_SEGMENT[command.toLowerCase()] ?? Infinity)) continue
    yield { command, numbers }
    numbers = []
    // What follows the first point of a move is lines.
    if (command === 'm' || command === 'M') command = command === 'm' ? 'l' : 'L'
  }
}

/** Follows a path and measures it. */
class Pen {
  bounds = NO_BOUNDS
  length = 0
  segmentCount = 0
  private at: PathPoint = [0, 0]
  private start: PathPoint = [0, 0]
  /** The last control point, of which the next may be a mirror image. */
  private control: PathPoint = [0, 0]

  follow({ command, numbers }: PathSegment): void {
    const kind = command.toLowerCase()
    if (kind === 'z') {
      this.at = this.start
      return
    }
    this.segmentCount++
    const [x, y] = this.at
    const origin: PathPoint = command === kind ? [x, y] : [0, 0]
    const [first = 0, second = 0] = numbers
    if (kind === 'm') {
      this.at = this.start = [origin[0] + first, origin[1] + second]
      this.include(this.at)
    } else if (kind === 'h') this.goTo([origin[0] + first, y])
    else if (kind === 'v') this.goTo([x, origin[1] + first])
    else if (kind === 'a') this.followArc(numbers, origin)
    else this.followCurve(kind, numbers, origin)
    if (!'csqt'.includes(kind)) this.control = this.at
  }

  private followArc(numbers: number[], [left, top]: PathPoint): void {
    const [radiusX = 0, radiusY = 0, , , , toX = 0, toY = 0] = numbers
    const [x, y] = this.at
    const chord = Math.hypot(left + toX - x, top + toY - y)
    const reach = 2 * Math.max(Math.abs(radiusX), Math.abs(radiusY), chord)
    this.include([x - reach, y - reach])
    this.include([x + reach, y + reach])
    this.length += Math.PI * reach
    this.goTo([left + toX, top + toY])
  }

  /** Goes from one control point to the next. */
  private followCurve(kind: string, numbers: number[], [left, top]: PathPoint): void {
    const [x, y] = this.at
    if (kind === 's' || kind === 't') this.goTo([2 * x - this.control[0], 2 * y - this.control[1]])
    const mirrorImage = this.at
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      if (index === numbers.length - 2) this.control = kind === 't' ? mirrorImage : this.at
      this.goTo([left + (numbers[index] ?? 0), top + (numbers[index + 1] ?? 0)])
    }
  }

  private goTo(point: PathPoint): void {
    this.include(point)
    this.length += Math.hypot(point[0] - this.at[0], point[1] - this.at[1])
    this.at = point
  }

  private include([x, y]: PathPoint): void {
    this.bounds = uniteBounds(this.bounds, [x, y, x, y])
  }
}
