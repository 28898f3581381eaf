import { clamp } from '@contract/clamp'
import type { Point } from '@/lib/point'
import { levelToScale } from './sheet-scale'
import { type Size, WORLD } from './world'
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

/**
 * Returns the camera after a zoom that keeps the world point under a screen point (px) where it is; beside the drawing
 * the nearest point of it, so that a zoom does not lead away from it.
 */
export function zoomAroundPoint(camera: Camera, size: Size, point: Point, scale: number): Camera {
  const { x, y } = screenToWorld(camera, size, point)
  const heldPoint = { x: clamp(x, 0, WORLD.width), y: clamp(y, 0, WORLD.height) }
  const next = clamp(scale, levelToScale(MIN_ZOOM_LEVEL, size), levelToZoom(MAX_ZOOM_LEVEL))
  const share = camera.scale / next
  return {
    x: heldPoint.x + (camera.x - heldPoint.x) * share,
    y: heldPoint.y + (camera.y - heldPoint.y) * share,
    scale: next,
  }
}

/** Returns the CSS transform of a layer whose origin is the map's centre. */
export const getLayerTransform = ({ x, y, scale }: Camera): string =>
  `scale(${scale}) translate(${-x}px, ${-y}px)`
