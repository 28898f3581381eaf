import type { Point } from '@/lib/point'
import { levelToScale } from './sheet-scale'
import { isContentVisible } from './zoom-levels'
import type { Size } from './world'

/** The part of the camera that React renders from. It changes a few times a visit, never per frame. */
export type CameraSnapshot = Readonly<{ zoomLevel: number; isOffSection: boolean }>

/**
 * Returns the snapshot of a camera that moves to `target`.
 * `rest` is the rest point of the open section, in world px.
 */
export function createSnapshot(zoomLevel: number, target: Point, rest: Point, screen: Size): CameraSnapshot {
  const isFar = !isWithinShare(target, rest, levelToScale(zoomLevel, screen), screen, 0.4)
  return { zoomLevel, isOffSection: isContentVisible(zoomLevel) && isFar }
}

/** Whether two world points are apart by less than a share of the screen's width and height. */
export function isWithinShare(a: Point, b: Point, scale: number, screen: Size, share: number): boolean {
  return (
    Math.abs(a.x - b.x) * scale <= screen.width * share &&
    Math.abs(a.y - b.y) * scale <= screen.height * share
  )
}
