import { isFreePan } from './camera/camera'

/** The sheet as vectors, for when there is no scene. */
const SHEET_PICTURE = '/media/map/sheet.svg'

/** The same file at any zoom: it has finer dots where it is seen from near. */
export const sheetPicture = (zoomLevel: number): string =>
  isFreePan(zoomLevel) ? SHEET_PICTURE : `${SHEET_PICTURE}#near`

/** The sheet as ready px, half as many as CSS px, for when the compositor moves it: vectors would be drawn in each frame. */
export const MOVING_PICTURE = '/media/map/sheet.webp'

/** Fetches the vectors into the browser's cache. An <img> would be laid out at once, which takes longer than a frame. */
export function prefetchSheet(): void {
  fetch(SHEET_PICTURE, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined)
}
