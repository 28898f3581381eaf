import { isFreePan } from './camera/camera'

/** The sheet as vectors, for when there is no scene. */
const VECTOR_SHEET_URL = '/media/map/sheet.svg'

/** The same file at any zoom: it has finer dots where it is seen from near. */
export const getVectorSheetUrl = (zoomLevel: number): string =>
  isFreePan(zoomLevel) ? VECTOR_SHEET_URL : `${VECTOR_SHEET_URL}#near`

/** The sheet as ready px, half as many as CSS px, for when the compositor moves it: vectors would be drawn in each frame. */
export const RASTER_SHEET_URL = '/media/map/sheet.webp'

/** Fetches the vectors into the browser's cache. An <img> would be laid out at once, which takes longer than a frame. */
export function prefetchVectorSheet(): void {
  fetch(VECTOR_SHEET_URL, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined)
}
