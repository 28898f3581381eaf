import type { Point } from '@/lib/point'

export function toLocalPoint(map: HTMLElement, point: Point): Point {
  const { left, top } = map.getBoundingClientRect()
  return { x: point.x - left, y: point.y - top }
}
