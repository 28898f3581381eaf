import { PHONE_BREAKPOINT_PX } from './insets'
import { type Size, WORLD } from './world'
import { levelToZoom, MIN_ZOOM_LEVEL, zoomToLevel } from './zoom-levels'

/** From this zoom on, the sheet's scale is the number of the zoom in all windows. */
const UNSCALED_LEVEL = 4

/** The whole sheet is no larger, so that zoom 0.4 still shows less of it. */
const MAX_WHOLE_SHEET_SCALE = 0.36

/**
 * Returns the sheet's scale at a zoom level in a window of this size. It is the number of the zoom, except below zoom
 * 0.4: at zoom 0.2 the whole sheet fills the window, which at a scale of 0.2 is one of 1,440 x 836 px, and the scale
 * grows from that to 0.4.
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
 * Returns the scale at which the whole sheet fills the window. It stands clear of the rail and the pad where there is
 * room.
 */
export function getWholeSheetScale({ width, height }: Size): number {
  const isPhone = width < PHONE_BREAKPOINT_PX
  const besidePx = isPhone ? 8 : width < 1200 ? 80 : 120
  const abovePx = isPhone ? 8 : 18
  const scale = Math.min((width - 2 * besidePx) / WORLD.width, (height - 2 * abovePx) / WORLD.height)
  // A map that is not laid out has no size.
  return scale > 0 ? Math.min(MAX_WHOLE_SHEET_SCALE, scale) : levelToZoom(MIN_ZOOM_LEVEL)
}
