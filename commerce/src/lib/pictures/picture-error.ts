import { MedusaError } from '@medusajs/framework/utils'
import { MAX_UPLOAD_PIXELS } from '../../contract/admin/upload'

const SENTENCES = {
  unknown_type: 'Only JPEG, PNG and WebP pictures can be uploaded.',
  unreadable: 'This picture is damaged and cannot be read.',
  too_many_pixels: `This picture has more than ${MAX_UPLOAD_PIXELS / 1e6} million pixels. Please make it smaller.`,
  disk_full: 'There is no room left for pictures. The old picture is still there.',
}

export type ImageIssue = keyof typeof SENTENCES

export class ImageError extends MedusaError {
  constructor(readonly issue: ImageIssue) {
    super(MedusaError.Types.INVALID_DATA, SENTENCES[issue], issue)
  }
}
