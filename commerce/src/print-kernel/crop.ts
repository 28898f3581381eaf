import { type Crop, omitEmptyCrop } from '../contract/custom-print/print-spec'
import type { Box, PixelSize } from './image'

/** A crop counts in thousandths, so that it is the same part of a picture in each size. */
const WHOLE = 1000

/** Returns the part of a picture that a crop leaves, in whole pixels: at least one. */
export function getCropBox({ width, height }: PixelSize, crop: Crop | undefined): Box {
  const { left = 0, top = 0, right = 0, bottom = 0 } = crop ?? {}
  const [x, across] = cutRange(width, left, right)
  const [y, down] = cutRange(height, top, bottom)
  return { left: x, top: y, width: across, height: down }
}

function cutRange(length: number, before: number, after: number): [start: number, length: number] {
  const start = Math.min(length - 1, Math.round((length * before) / WHOLE))
  return [start, Math.max(1, length - start - Math.round((length * after) / WHOLE))]
}

/** Returns the crop that leaves a part of a picture, rounded so that all of it stays; undefined if nothing is cut. */
export function findCrop({ left, top, width, height }: Box, whole: PixelSize): Crop | undefined {
  const floorShare = (cutPx: number, length: number) => Math.floor((cutPx / length) * WHOLE)
  return omitEmptyCrop({
    left: floorShare(left, whole.width),
    top: floorShare(top, whole.height),
    right: floorShare(whole.width - left - width, whole.width),
    bottom: floorShare(whole.height - top - height, whole.height),
  })
}
