import type { PreflightResult } from '@print-kernel/preflight/preflight-result'
import type { PrintPoint } from '@print-kernel/preflight/point-clusters'

/** The size of a marker on the print. */
const MARKER_MM = 40

/**
 * Chooses for each result the place of its marker:
 * one that no other marker covers, else the farthest from the others.
 */
export function placeMarkers(
  results: readonly PreflightResult[],
): { result: PreflightResult; point: PrintPoint }[] {
  const markers: { result: PreflightResult; point: PrintPoint }[] = []
  for (const result of results) {
    const getDistance = (point: PrintPoint) =>
      Math.min(...markers.map((other) => Math.hypot(other.point.x - point.x, other.point.y - point.y)))
    const point =
      result.points.find((each) => getDistance(each) >= MARKER_MM) ??
      result.points.toSorted((a, b) => getDistance(b) - getDistance(a))[0]
    if (point !== undefined) markers.push({ result, point })
  }
  return markers
}
