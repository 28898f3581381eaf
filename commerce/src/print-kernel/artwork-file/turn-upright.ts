import type { RgbaImage } from '../image'
import type { Orientation } from './read-bitmap'

/** Returns a picture turned as its orientation says: mirrored, upside down, or on its side. */
export function turnUpright(image: RgbaImage, orientation: Orientation): RgbaImage {
  if (orientation === 1) return image
  const isOnItsSide = orientation >= 5
  const [width, height] = isOnItsSide ? [image.height, image.width] : [image.width, image.height]
  const from = new Uint32Array(image.data.buffer, image.data.byteOffset, image.width * image.height)
  const to = new Uint32Array(width * height)
  const isRightToLeft = [2, 3, 7, 8].includes(orientation)
  const isBottomUp = [3, 4, 6, 7].includes(orientation)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = isOnItsSide ? [y, x] : [x, y]
      const sourceX = isRightToLeft ? image.width - 1 - column : column
      const sourceY = isBottomUp ? image.height - 1 - row : row
      to[y * width + x] = from[sourceY * image.width + sourceX] ?? 0
    }
  return { width, height, data: new Uint8ClampedArray(to.buffer) }
}
