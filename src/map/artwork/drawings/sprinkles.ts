import { roundCoordinate, type Vec2 } from '../shapes'

type Sprinkles = {
  x: number
  y: number
  inner: number
  outer: number
  count: number
  length: number
  seed: number
}

/** Strokes scattered over a ring, none too close to another. The same seed gives the same strokes. */
export function drawSprinkles({ x, y, inner, outer, count, length, seed }: Sprinkles): string {
  let state = seed
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647
  const centres: Vec2[] = []
  let path = ''
  for (let tries = 0; centres.length < count && tries < 900; tries++) {
    const angle = next() * 6.283
    const radius = inner + (outer - inner) * Math.sqrt(next())
    const at: Vec2 = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    if (centres.some((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) <= length * 1.55)) continue
    centres.push(at)
    const turn = next() * 3.14
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length]
    path += `M${roundCoordinate(at[0] - dx / 2)},${roundCoordinate(at[1] - dy / 2)}l${roundCoordinate(dx)},${roundCoordinate(dy)}`
  }
  return path
}
