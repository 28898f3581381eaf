import { clamp } from '@contract/clamp'
import type { Point } from '@/lib/point'
import { type Size, WORLD } from './world'

/** The world point (px) at the centre of the map, and how many screen px a world px is. */
export type Camera = { x: number; y: number; scale: number }

/** A zoom level is the zoom in whole tenths, so that 1 - 4 x 0.2 is exactly 0.2 (reading R27). */
export const MIN_ZOOM_LEVEL = 2
export const MAX_ZOOM_LEVEL = 20
export const START_ZOOM_LEVEL = 10
const LEVELS_PER_STEP = 2

/** The zoom levels that the controls go through, from the smallest. */
export const ZOOM_STEPS: readonly number[] = Array.from(
  { length: (MAX_ZOOM_LEVEL - MIN_ZOOM_LEVEL) / LEVELS_PER_STEP + 1 },
  (_, step) => MIN_ZOOM_LEVEL + step * LEVELS_PER_STEP,
)

/** Returns the zoom level after so many presses of zoom in, or of zoom out where they are negative. */
export const addZoomSteps = (zoomLevel: number, steps: number): number =>
  clamp(zoomLevel + steps * LEVELS_PER_STEP, MIN_ZOOM_LEVEL, MAX_ZOOM_LEVEL)
/** Returns the number of a zoom level, 0.2 to 2. The sheet's scale is that of `levelToScale`. */
export const levelToZoom = (zoomLevel: number): number => zoomLevel / 10
export const toPercent = (zoomLevel: number): number => zoomLevel * 10
/** Returns how many times larger the open section's text is than at zoom 1; smaller zooms do not shrink it. */
export const getContentScale = (zoomLevel: number): number => Math.max(1, levelToZoom(zoomLevel))

export const zoomToLevel = (zoom: number): number =>
  clamp(Math.round(zoom * 10), MIN_ZOOM_LEVEL, MAX_ZOOM_LEVEL)

/** Whether dragging pans the map: at zoom 0.4 and below (section 9). */
export const isFreePan = (zoomLevel: number): boolean => zoomLevel <= 4

/** Whether labels are always visible: at zoom 0.6 and below (section 9). */
export const areLabelsVisible = (zoomLevel: number): boolean => zoomLevel <= 6

/** Whether the icons to enter a section are always visible: at zoom 0.2 (section 9). */
export const areEnterIconsVisible = (zoomLevel: number): boolean => zoomLevel <= 2

/** Whether the text of the open section is shown: at zoom 0.7 and above. */
export const isContentVisible = (zoomLevel: number): boolean => zoomLevel >= 7

/** Returns the key of the hint at the map's edge, or undefined above zoom 0.4 (reading R15). */
export function getHintKey(zoomLevel: number): 'hint.enter' | 'hint.freePan' | undefined {
  if (!isFreePan(zoomLevel)) return undefined
  return areEnterIconsVisible(zoomLevel) ? 'hint.enter' : 'hint.freePan'
}

/** From this zoom on, the sheet's scale is the number of the zoom in all windows. */
const UNSCALED_LEVEL = 4

/**
 * Returns the sheet's scale at a zoom level in a window of this size. It is the number of the zoom, except below zoom
 * 0.4 in a window that is too small for the sheet at a scale of 0.2, where it is 1,200 x 800 px: there the whole sheet
 * is in sight at zoom 0.2, and the scale grows from that to 0.4.
 */
export function levelToScale(zoomLevel: number, size: Size): number {
  const fit = getWholeSheetScale(size)
  if (zoomLevel >= UNSCALED_LEVEL || fit === levelToZoom(MIN_ZOOM_LEVEL)) return levelToZoom(zoomLevel)
  return levelToZoom(UNSCALED_LEVEL) * (zoomLevel / UNSCALED_LEVEL) ** computeScaleExponent(fit)
}

/** Returns the zoom level that is nearest to a scale of the sheet. */
export function scaleToLevel(scale: number, size: Size): number {
  const unscaled = levelToZoom(UNSCALED_LEVEL)
  const zoom =
    scale >= unscaled
      ? scale
      : unscaled * (scale / unscaled) ** (1 / computeScaleExponent(getWholeSheetScale(size)))
  return zoomToLevel(zoom)
}

/**
 * Returns the exponent e = log2(0.4 / fit). With it, scale = 0.4 x (zoom / 0.4) ** e is 0.4 at zoom 0.4 and `fit` at
 * zoom 0.2.
 */
const computeScaleExponent = (fit: number): number => Math.log2(levelToZoom(UNSCALED_LEVEL) / fit)

/**
 * Returns the scale at which the whole sheet is in sight: 0.2, or less where that does not fit. It stands clear of
 * the rail and the pad where there is room.
 */
export function getWholeSheetScale({ width, height }: Size): number {
  const isPhone = width < PHONE_BREAKPOINT_PX
  const besidePx = isPhone ? 8 : width < 1200 ? 80 : 120
  const abovePx = isPhone ? 8 : 18
  const scale = Math.min((width - 2 * besidePx) / WORLD.width, (height - 2 * abovePx) / WORLD.height)
  // A map that is not laid out has no size.
  return scale > 0 ? Math.min(levelToZoom(MIN_ZOOM_LEVEL), scale) : levelToZoom(MIN_ZOOM_LEVEL)
}

/** Returns the opacity (0..1) of the open section's text: none at a scale of 0.6, all of it at 0.8. */
export const getContentOpacity = (scale: number): number => clamp((scale - 0.6) / 0.2, 0, 1)

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
  const held = screenToWorld(camera, size, point)
  const next = clamp(scale, levelToScale(MIN_ZOOM_LEVEL, size), levelToZoom(MAX_ZOOM_LEVEL))
  return {
    x: held.x - (point.x - size.width / 2) / next,
    y: held.y - (point.y - size.height / 2) / next,
    scale: next,
  }
}

export function clampToSheet(point: Point): Point {
  return { x: clamp(point.x, 0, WORLD.width), y: clamp(point.y, 0, WORLD.height) }
}

/** Returns a coordinate of a drag in world px. Beyond the sheet it exceeds the edge by less than `give`. */
export function applyRubberBand(value: number, length: number, give: number): number {
  const held = clamp(value, 0, length)
  const past = value - held
  return held + (past * give) / (Math.abs(past) + give)
}

/**
 * On screens narrower than this the controls are a row at the bottom of the map, else a column at its left edge.
 */
export const PHONE_BREAKPOINT_PX = 760
/** Height in px of that row: the sheet can be moved up until it clears the controls. */
const BOTTOM_CONTROLS_PX = 128

/**
 * The least distances in px between the screen's edges and the anchor of a label, at the right edge its end: there it
 * stands clear of the controls.
 */
type LabelInsets = { left: number; right: number; top: number; bottom: number }
const INSETS_ON_PHONE: LabelInsets = { left: 34, right: 8, top: 96, bottom: BOTTOM_CONTROLS_PX + 22 }
const INSETS_BESIDE_CONTROLS: LabelInsets = { left: 102, right: 124, top: 62, bottom: 34 }
export const getLabelInsets = (width: number): LabelInsets =>
  width < PHONE_BREAKPOINT_PX ? INSETS_ON_PHONE : INSETS_BESIDE_CONTROLS

/**
 * Returns the nearest target (world px) that is allowed. While no text is shown, a sheet that fits the screen is
 * centred, and a larger one covers it; on a phone, it covers the part above the controls. At zooms with text, any
 * target is.
 */
export function constrainTarget(target: Point, zoomLevel: number, size: Size): Point {
  if (isContentVisible(zoomLevel)) return target
  const scale = levelToScale(zoomLevel, size)
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

/** Returns the CSS transform of a layer whose origin is the map's centre. */
export const getLayerTransform = ({ x, y, scale }: Camera): string =>
  `scale(${scale}) translate(${-x}px, ${-y}px)`
