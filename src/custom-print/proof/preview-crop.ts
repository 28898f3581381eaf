import { PREVIEW, previewSize } from '@contract/custom-print/preview-size'
import type { LinkedRequest } from '@contract/custom-print/buyer-request'

type Print = Pick<LinkedRequest, 'job' | 'height'>

/** Style of the picture in a frame as large as its print: the cotton around it lies outside. */
export function previewCut({ job, height: tall }: Print) {
  const { width, height } = previewSize(job.width, tall)
  const percent = (share: number) => `${share * 100}%`
  return {
    left: percent(-PREVIEW.margin / width),
    top: percent(-PREVIEW.margin / height),
    width: percent((width + 2 * PREVIEW.margin) / width),
    height: percent((height + 2 * PREVIEW.margin) / height),
  }
}
