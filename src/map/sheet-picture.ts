export const SHEET_PICTURE = '/media/map/sheet.svg'

/** Fetches the picture into the browser's cache. An <img> would be laid out at once, which takes longer than a frame. */
export function prefetchSheet(): void {
  fetch(SHEET_PICTURE, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined)
}

/** Resolves when the picture can be shown at once, or cannot be had: there are still the labels and the sections. */
export async function decodeSheet(): Promise<void> {
  const picture = new Image()
  picture.src = SHEET_PICTURE
  await picture.decode().catch(() => undefined)
}
