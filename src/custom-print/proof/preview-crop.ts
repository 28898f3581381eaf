import { PREVIEW_SIZE_PX, computePreviewSize } from '@contract/custom-print/preview-size'
import type { BuyerRequest } from '@contract/custom-print/buyer-request'

type ShownPrint = Pick<BuyerRequest, 'spec' | 'height'>

/** Returns a style that crops the preview picture to its print: the cotton around it overflows the frame. */
export function getPreviewCropStyle({ spec, height: tall }: ShownPrint) {
  const { width, height } = computePreviewSize(spec.width, tall)
  const percent = (share: number) => `${share * 100}%`
  return {
    left: percent(-PREVIEW_SIZE_PX.margin / width),
    top: percent(-PREVIEW_SIZE_PX.margin / height),
    width: percent((width + 2 * PREVIEW_SIZE_PX.margin) / width),
    height: percent((height + 2 * PREVIEW_SIZE_PX.margin) / height),
  }
}
