import { randomBytes } from 'node:crypto'
import { S3FileService } from '@medusajs/file-s3/dist/services/s3-file'
import type { FileTypes } from '@medusajs/framework/types'
import { processImage } from '../../lib/images/process-image'

/** Medusa's files in S3. Public ones are pictures, which are converted and renamed. */
export class S3ImageService extends S3FileService {
  static override identifier = 's3-pictures'

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    if (file.access !== 'public') return super.upload(file)
    const { large } = await processImage(Buffer.from(file.content, 'base64'))
    return super.upload({
      ...file,
      filename: `${randomBytes(16).toString('hex')}.webp`,
      mimeType: 'image/webp',
      content: large.toString('base64'),
    })
  }
}
