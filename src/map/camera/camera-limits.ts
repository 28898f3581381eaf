import { clamp } from '@contract/clamp'
import type { Point } from '@/lib/point'
import { BOTTOM_CONTROLS_PX, PHONE_BREAKPOINT_PX } from './insets'
import type { Poster } from './poster'
import { findPoster, levelToScale } from './sheet-scale'
import { type Size, WORLD } from './world'
import { areEnterIconsVisible, isContentVisible } from './zoom-levels'

/** Returns the poster that a zoom level shows in a window of this size. */
export const findShownPoster = (zoomLevel: number, size: Size): Poster | undefined =>
  areEnterIconsVisible(zoomLevel) ? findPoster(size) : undefined

/** Returns how far the sheet reaches, in world px; a poster as far as its last row. */
export function getSheetEnd(zoomLevel: number, size: Size): Point {
  const poster = findShownPoster(zoomLevel, size)
  const { x = 0, y = 0 } = poster?.rows.at(-1) ?? {}
  return { x: Math.max(WORLD.width, x), y: Math.max(WORLD.height, y) }
}

export function clampToSheet(point: Point, zoomLevel: number, size: Size): Point {
  const end = getSheetEnd(zoomLevel, size)
  return { x: clamp(point.x, 0, end.x), y: clamp(point.y, 0, end.y) }
}

/** Returns a coordinate of a drag in world px. Beyond the sheet it exceeds the edge by less than `give`. */
export function applyRubberBand(value: number, length: number, give: number): number {
  const clampedValue = clamp(value, 0, length)
  const past = value - clampedValue
  return clampedValue + (past * give) / (Math.abs(past) + give)
}

/**
 * Returns the nearest target (world px) that is allowed. While no text is shown, a poster is at its place, a sheet that
 * fits the screen is centred, and a larger one covers it; on a phone, it covers the part above the controls. At zooms
 * with text, any target is.
 */
export function constrainTarget(target: Point, zoomLevel: number, size: Size): Point {
  if (isContentVisible(zoomLevel)) return target
  const scale = levelToScale(zoomLevel, size)
  const poster = findShownPoster(zoomLevel, size)
  if (poster)
    return {
      x: (size.width / 2 - poster.start.x) / scale,
      y: (size.height / 2 - poster.start.y) / scale,
    }
  const foot = size.width < PHONE_BREAKPOINT_PX ? BOTTOM_CONTROLS_PX / scale : 0
  return {
    x: constrainAxis(target.x, WORLD.width, size.width / scale),
    y: constrainAxis(target.y, WORLD.height, size.height / scale, foot),
  }
}

function constrainAxis(target: number, length: number, visible: number, foot = 0): number {
  const start = Math.min(visible, length + foot) / 2
  return clamp(target, start, Math.max(start, length + foot - visible / 2))
}
