import type { Matrix, Ramp } from '../../src/map/artwork/draw-command'
import { applyMatrix, getMatrixScale } from '../../src/map/artwork/path'
import { circle, polygon } from '../../src/map/artwork/shapes'
import { interpolateStops } from '../../src/map/scene/sheet/ramps'

type Band = { from: number; to: number; tone: number }

const SAMPLES = 96
const FAR = 1500
/**
 * In sheet units: bands overlap by this much, as the paper would show through the smoothed edges
 * of bands that only touch.
 */
const OVERLAP = 1

/** Splits a ramp into shapes of one tone each, in sheet units. The first and the last extend without end. */
export function traceToneBands(
  ramp: Ramp,
  matrix: Matrix,
  nearest: (tone: number) => number,
): { path: string; tone: number }[] {
  const bands: Band[] = []
  for (let i = 0; i < SAMPLES; i++) {
    const tone = nearest(interpolateStops(ramp.stops, (i + 0.5) / SAMPLES))
    const last = bands.at(-1)
    if (last?.tone === tone) last.to = (i + 1) / SAMPLES
    else bands.push({ from: i / SAMPLES, to: (i + 1) / SAMPLES, tone })
  }
  return bands.map((band) => ({ tone: band.tone, path: getBandPath(ramp, matrix, band) }))
}

function getBandPath(ramp: Ramp, matrix: Matrix, { from, to }: Band): string {
  if (ramp.kind === 'radial') {
    const [x, y] = applyMatrix(matrix, ramp.centre)
    const scale = getMatrixScale(matrix)
    const radius = (offset: number) => (ramp.radius[0] + (ramp.radius[1] - ramp.radius[0]) * offset) * scale
    const outside = circle(x, y, to === 1 ? FAR : radius(to))
    return from === 0 ? outside : outside + circle(x, y, radius(from) - OVERLAP)
  }
  const [a, b] = [applyMatrix(matrix, ramp.from), applyMatrix(matrix, ramp.to)]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / length) * FAR, (dx / length) * FAR]
  const end = (offset: number, side: number): [number, number] => [
    a[0] + dx * offset + nx * side,
    a[1] + dy * offset + ny * side,
  ]
  const [low, high] = [from === 0 ? -FAR / length : from - OVERLAP / length, to === 1 ? FAR / length : to]
  return polygon([end(low, 1), end(high, 1), end(high, -1), end(low, -1)])
}
