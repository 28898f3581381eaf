import type { Crop } from '../contract/custom-print/print-spec'
import { getCropBox } from '../print-kernel/crop'
import type { PixelSize } from '../print-kernel/image'
import type { SvgBounds } from './svg-bounds'

/**
 * A picture within a vector: where it is seen at most, and how long one of its own pixels is in the direction that is
 * enlarged more, both in pixels of the drawn vector.
 */
export type MeasuredPicture = { bounds: SvgBounds; pixelSize: number }

/**
 * Returns the width of a drawn vector in which the coarsest of its pictures that a crop leaves would have all its
 * pixels and no more; undefined if what is left is made of shapes alone.
 */
export function computePictureWidthPx(
  { pictures, ...size }: PixelSize & { pictures: readonly MeasuredPicture[] },
  crop: Crop | undefined,
): number | undefined {
  const { left, top, width, height } = getCropBox(size, crop)
  let coarsest = 0
  for (const { bounds, pixelSize } of pictures)
    if (bounds[0] < left + width && bounds[2] > left && bounds[1] < top + height && bounds[3] > top)
      coarsest = Math.max(coarsest, pixelSize)
  return coarsest === 0 ? undefined : Math.round(size.width / coarsest)
}
