/** The sheet as vectors, for when there is no scene. */
export const SHEET_PICTURE = '/media/map/sheet.svg'

/** The sheet as ready px, half as many as CSS px, for when the compositor moves it: vectors would be drawn in each frame. */
export const MOVING_PICTURE = '/media/map/sheet.webp'

/** Fetches the vectors into the browser's cache. An <img> would be laid out at once, which takes longer than a frame. */
export function prefetchSheet(): void {
  fetch(SHEET_PICTURE, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined)
}
