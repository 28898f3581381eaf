import { clampToShirt } from '@contract/custom-print/print-position'
import { type Crop, isSameCrop, type PrintSpec } from '@contract/custom-print/print-spec'

/** The ink that a crop leaves, as wide as in the whole picture. */
export type CroppedInk = { crop: Crop | undefined; widthPx: number; aspect: number }

/**
 * Ink on the shirt: the width of its print, and that of a pixel, which is neither rounded nor limited. So a crop that is
 * taken back leaves the print as it was.
 */
export type PlacedInk = Pick<CroppedInk, 'crop' | 'widthPx'> & { widthMm: number; pixelMm: number }

/**
 * Returns the spec of ink that was found, on the shirt. A crop makes a print smaller and nothing in it larger; what lies
 * in the middle stays there.
 */
export function placeInk(
  before: PlacedInk | undefined,
  { crop, widthPx, aspect }: CroppedInk,
  spec: PrintSpec,
): { spec: PrintSpec; placedInk: PlacedInk } {
  const pixelMm = before && (before.widthMm === spec.width ? before.pixelMm : spec.width / before.widthPx)
  const isCropped = before !== undefined && !isSameCrop(before.crop, crop)
  const limited = clampToShirt(
    isCropped && pixelMm !== undefined ? { ...spec, width: widthPx * pixelMm } : spec,
    aspect,
  )
  const isUnchanged = before?.widthPx === widthPx && before.widthMm === limited.width
  return {
    spec: limited,
    placedInk: {
      crop,
      widthPx,
      widthMm: limited.width,
      pixelMm: (isCropped || isUnchanged ? pixelMm : undefined) ?? limited.width / widthPx,
    },
  }
}
