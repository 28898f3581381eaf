import type { Point } from '@/lib/point'
import { isContentVisible, levelToZoom } from './camera'
import type { Size } from './world'

/** What React may know of the camera: it changes a few times a visit, never per frame. */
export type CameraSnapshot = Readonly<{ zoomLevel: number; isOffSection: boolean }>

/** Returns the snapshot of a camera that moves to a target, when `rest` is the open section's rest position. */
export function createSnapshot(zoomLevel: number, target: Point, rest: Point, screen: Size): CameraSnapshot {
  const isFar = !isWithinShare(target, rest, levelToZoom(zoomLevel), screen, 0.4)
  return { zoomLevel, isOffSection: isContentVisible(zoomLevel) && isFar }
}

/** Whether two world points are on screen no further apart than a share of the screen's width and height. */
export function isWithinShare(a: Point, b: Point, zoom: number, screen: Size, share: number): boolean {
  return (
    Math.abs(a.x - b.x) * zoom <= screen.width * share && Math.abs(a.y - b.y) * zoom <= screen.height * share
  )
}
