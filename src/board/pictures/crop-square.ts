/** In px: the server keeps 1000, and scales better from a larger picture. */
const SIDE = 1600

type Square = { x: number; y: number; side: number }

/** Returns the largest square in a picture. `position` moves it along the longer side, from 0 (left, top) to 1. */
export function getCropSquare(picture: { width: number; height: number }, position: number): Square {
  const side = Math.min(picture.width, picture.height)
  return {
    x: Math.round((picture.width - side) * position),
    y: Math.round((picture.height - side) * position),
    side,
  }
}

/** Crops the square out of a picture, upright. Rejects if the browser cannot read the picture. */
export async function cropSquare(picture: Blob, position: number): Promise<Blob> {
  const image = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  try {
    const { x, y, side } = getCropSquare(image, position)
    const size = Math.min(side, SIDE)
    const canvas = new OffscreenCanvas(size, size)
    canvas.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, size, size)
    // WebP keeps transparency. A browser that cannot encode it makes a PNG.
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.95 })
  } finally {
    image.close()
  }
}
