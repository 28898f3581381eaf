import { isFreePan } from '../camera/zoom-levels'

/** The sheet as vectors, shown when there is no scene. */
const VECTOR_SHEET_URL = '/media/map/sheet.svg'

/** Returns the URL of the vector sheet. The file is the same at all zooms; '#near' selects finer dots. */
export const getVectorSheetUrl = (zoomLevel: number): string =>
  isFreePan(zoomLevel) ? VECTOR_SHEET_URL : `${VECTOR_SHEET_URL}#near`

/**
 * The sheet as a raster picture with half as many px as CSS px, for when the compositor moves it:
 * vectors would be redrawn in each frame.
 */
export const RASTER_SHEET_URL = '/media/map/sheet.webp'

/**
 * Fetches the vectors into the browser's cache.
 * An <img> would be laid out at once, which takes longer than a frame.
 */
export function prefetchVectorSheet(): void {
  fetch(VECTOR_SHEET_URL, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined)
}
