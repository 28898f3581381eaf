import type { PreflightResult } from '@print-kernel/preflight'
import type { PrintPoint } from '@print-kernel/point-clusters'

/** A number on the print covers so many mm of it. */
const APART = 40

/** Which place of each answer its number stands on: one that no other number covers, else the farthest from them. */
export function placeMarkers(
  results: readonly PreflightResult[],
): { result: PreflightResult; point: PrintPoint }[] {
  const placed: { result: PreflightResult; point: PrintPoint }[] = []
  for (const result of results) {
    const getDistance = (point: PrintPoint) =>
      Math.min(...placed.map((other) => Math.hypot(other.point.x - point.x, other.point.y - point.y)))
    const point =
      result.points.find((each) => getDistance(each) >= APART) ??
      result.points.toSorted((a, b) => getDistance(b) - getDistance(a))[0]
    if (point !== undefined) placed.push({ result, point })
  }
  return placed
}
