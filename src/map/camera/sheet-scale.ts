import { computePoster, type Poster } from './poster'
import { type Size, WORLD } from './world'
import { levelToZoom, MIN_ZOOM_LEVEL, zoomToLevel } from './zoom-levels'

/** From this zoom on, the sheet's scale is the number of the zoom in all windows. */
const UNSCALED_LEVEL = 4

/** On a smaller sheet, labels hide what they name. No phone has room for as large a one beside its controls. */
const MIN_LABELLED_SCALE = 0.12

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

/** Returns the scale at which the whole sheet fills the window. */
export function getWholeSheetScale(size: Size): number {
  const poster = findPoster(size)
  if (poster) return poster.scale
  const scale = computeScaleBesideControls(size)
  // A map that is not laid out has no size.
  return scale > 0 ? Math.min(MAX_WHOLE_SHEET_SCALE, scale) : levelToZoom(MIN_ZOOM_LEVEL)
}

/** The poster of the last size, as each frame asks for it. */
let last: Readonly<{ size: Size; poster: Poster | undefined }> | undefined

/** Returns the poster at zoom 0.2 in a window on whose sheet labels have no room. */
export function findPoster(size: Size): Poster | undefined {
  if (last?.size !== size) {
    const hasRoom = computeScaleBesideControls(size) >= MIN_LABELLED_SCALE
    const poster = hasRoom ? undefined : computePoster(size)
    last = { size, poster: poster && poster.scale > 0 ? poster : undefined }
  }
  return last.poster
}

/** Returns the scale at which the whole sheet stands clear of the rail and the pad. */
function computeScaleBesideControls({ width, height }: Size): number {
  const besidePx = width < 1200 ? 80 : 120
  return Math.min((width - 2 * besidePx) / WORLD.width, (height - 2 * 18) / WORLD.height)
}
