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
    const spot =
      result.points.find((each) => getDistance(each) >= APART) ??
      result.points.toSorted((one, other) => getDistance(other) - getDistance(one))[0]
    if (spot !== undefined) placed.push({ result, point: spot })
  }
  return placed
}
