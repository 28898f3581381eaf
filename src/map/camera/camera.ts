import { clamp } from '@contract/clamp'
import type { Point } from '@/lib/point'
import { levelToScale } from './sheet-scale'
import type { Size } from './world'
import { levelToZoom, MAX_ZOOM_LEVEL, MIN_ZOOM_LEVEL } from './zoom-levels'

/** The world point (px) at the centre of the map, and how many screen px a world px is. */
export type Camera = { x: number; y: number; scale: number }

export function screenToWorld(camera: Camera, size: Size, point: Point): Point {
  return {
    x: camera.x + (point.x - size.width / 2) / camera.scale,
    y: camera.y + (point.y - size.height / 2) / camera.scale,
  }
}

export function worldToScreen(camera: Camera, size: Size, point: Point): Point {
  return {
    x: (point.x - camera.x) * camera.scale + size.width / 2,
    y: (point.y - camera.y) * camera.scale + size.height / 2,
  }
}

/** Returns the camera after a zoom that keeps the world point under a screen point (px) where it is. */
export function zoomAroundPoint(camera: Camera, size: Size, point: Point, scale: number): Camera {
  const heldPoint = screenToWorld(camera, size, point)
  const next = clamp(scale, levelToScale(MIN_ZOOM_LEVEL, size), levelToZoom(MAX_ZOOM_LEVEL))
  return {
    x: heldPoint.x - (point.x - size.width / 2) / next,
    y: heldPoint.y - (point.y - size.height / 2) / next,
    scale: next,
  }
}

/** Returns the CSS transform of a layer whose origin is the map's centre. */
export const getLayerTransform = ({ x, y, scale }: Camera): string =>
  `scale(${scale}) translate(${-x}px, ${-y}px)`
