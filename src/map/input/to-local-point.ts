import type { Point } from '@/sections/registry'

export function toLocalPoint(map: HTMLElement, point: Point): Point {
  const { left, top } = map.getBoundingClientRect()
  return { x: point.x - left, y: point.y - top }
}
