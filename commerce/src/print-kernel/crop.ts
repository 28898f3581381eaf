import { type Crop, omitEmptyCrop, PRINT_LIMITS } from '../contract/custom-print/print-spec'
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

/**
 * Returns the crop that leaves a part of a picture, rounded so that all of it stays, and more of a part so narrow that a
 * spec cannot cut it out; undefined if nothing is cut.
 */
export function findCrop({ left, top, width, height }: Box, whole: PixelSize): Crop | undefined {
  const [leftShare, rightShare] = findShares(left, width, whole.width)
  const [topShare, bottomShare] = findShares(top, height, whole.height)
  return omitEmptyCrop({ left: leftShare, top: topShare, right: rightShare, bottom: bottomShare })
}

function findShares(start: number, length: number, wholeLength: number): [before: number, after: number] {
  const before = Math.floor((start / wholeLength) * WHOLE)
  const after = Math.floor(((wholeLength - start - length) / wholeLength) * WHOLE)
  const excess = Math.max(0, before + after - PRINT_LIMITS.crop.max)
  return before > after ? [before - excess, after] : [before, after - excess]
}
