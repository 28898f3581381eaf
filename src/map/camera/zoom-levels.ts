import { clamp } from '@contract/clamp'

/** A zoom level is the zoom in whole tenths, so that 1 - 4 x 0.2 is exactly 0.2. */
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

/** Whether dragging pans the map: at zoom 0.4 and below. */
export const isFreePan = (zoomLevel: number): boolean => zoomLevel <= 4

/** Whether labels are always visible: at zoom 0.6 and below. */
export const areLabelsVisible = (zoomLevel: number): boolean => zoomLevel <= 6

/** Whether the icons to enter a section are always visible: at zoom 0.2. */
export const areEnterIconsVisible = (zoomLevel: number): boolean => zoomLevel <= 2

/** Whether the text of the open section is shown: at zoom 0.7 and above. */
export const isContentVisible = (zoomLevel: number): boolean => zoomLevel >= 7

/** Returns the key of the hint at the map's edge, or undefined above zoom 0.4. */
export function getHintKey(zoomLevel: number): 'hint.enter' | 'hint.freePan' | undefined {
  if (!isFreePan(zoomLevel)) return undefined
  return areEnterIconsVisible(zoomLevel) ? 'hint.enter' : 'hint.freePan'
}

/** Returns the opacity (0..1) of the open section's text: none at a scale of 0.6, all of it at 0.8. */
export const getContentOpacity = (scale: number): number => clamp((scale - 0.6) / 0.2, 0, 1)
