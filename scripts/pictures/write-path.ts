import type { PathStep } from '../../src/map/artwork/path'
import type { Vec2 } from '../../src/map/artwork/shapes'

/** Writes relative path data with one decimal. Omits points of polylines that make no visible difference. */
export function writePath(steps: PathStep[]): string {
  let text = ''
  let [at, start]: [Vec2, Vec2] = [[0, 0], [0, 0]] // oxfmt-ignore
  const tenth = (value: number) => Math.round(value * 10) / 10
  for (const step of simplify(steps)) {
    const numbers = step.points.flatMap(([x, y]) => [tenth(x - at[0]), tenth(y - at[1])])
    if (step.command === 'A') {
      // Half a circle would become a smaller arc if its radius were rounded to more than half its chord.
      const half = Math.hypot(...numbers) / 2
      const radius = Math.abs(half - step.radius) < 0.1 ? Math.floor(half * 10) / 10 : tenth(step.radius)
      numbers.unshift(radius, radius, 0, step.large, step.sweep)
    }
    text +=
      step.command.toLowerCase() +
      numbers
        .join(' ')
        .replaceAll(' -', '-')
        .replaceAll(/(?<!\d)0\./g, '.')
    const [dx = 0, dy = 0] = numbers.slice(-2)
    // Counts from the rounded point, so that rounding errors do not add up.
    at = step.command === 'Z' ? start : [at[0] + dx, at[1] + dy]
    if (step.command === 'M') start = at
  }
  return text
}

/** Removes points of polylines within 0.06 units of the simplified line (Douglas-Peucker). */
function simplify(steps: PathStep[]): PathStep[] {
  const result: PathStep[] = []
  for (let i = 0; i < steps.length;) {
    let end = i
    while (steps[end]?.command === 'L') end++
    const first = result.at(-1)?.points.at(-1)
    if (end - i > 8 && first) {
      const run = steps.slice(i, end).flatMap((step) => step.points)
      const kept = reduce([first, ...run]).slice(1)
      result.push(...kept.map((point): PathStep => ({ command: 'L', points: [point] })))
      i = end
    } else {
      const step = steps[i++]
      if (step) result.push(step)
    }
  }
  return result
}

function reduce(points: Vec2[]): Vec2[] {
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
