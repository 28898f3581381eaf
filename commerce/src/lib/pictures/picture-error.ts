import { MedusaError } from '@medusajs/framework/utils'
import { MAX_UPLOAD_PIXELS } from '../../contract/upload'

const SENTENCES = {
  unknown_type: 'Only JPEG, PNG and WebP pictures can be uploaded.',
  unreadable: 'This picture is damaged and cannot be read.',
  too_many_pixels: `This picture has more than ${MAX_UPLOAD_PIXELS / 1e6} million pixels. Please make it smaller.`,
  disk_full: 'There is no room left for pictures. The old picture is still there.',
}

export type PictureTrouble = keyof typeof SENTENCES

/** Why a picture was not taken; Medusa's admin shows the sentence, our own route its status as well. */
export class PictureError extends MedusaError {
  constructor(readonly trouble: PictureTrouble) {
    super(MedusaError.Types.INVALID_DATA, SENTENCES[trouble], trouble)
  }
}

/** What went wrong, also after a workflow has copied the error; undefined where it was not about a picture. */
export function pictureTrouble(error: unknown): PictureTrouble | undefined {
  if (typeof error !== 'object' || error === null || !('trouble' in error)) return undefined
  const { trouble } = error
  return Object.keys(SENTENCES).find((key): key is PictureTrouble => key === trouble)
}
