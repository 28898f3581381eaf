import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalFileService as MedusaLocalFileService } from '@medusajs/file-local/dist/services/local-file'
import type { FileTypes } from '@medusajs/framework/types'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { processImage } from '../../lib/images/process-image'
import { isDiskFull, writeFilesAtomically } from '../../lib/images/write-file-atomically'
import { toSmallFileName, UPLOAD_NAME, UPLOADS_PATH } from '../../lib/images/upload-paths'

type Options = { uploadsFolder: string; privateFolder: string }

/** Medusa's local files. Public ones are pictures, which are converted to two sizes and renamed. */
export class LocalFileService extends MedusaLocalFileService {
  static override identifier = 'local-pictures'
  private readonly folder: string

  constructor(container: object, { uploadsFolder, privateFolder }: Options) {
    super(container, {
      upload_dir: uploadsFolder,
      private_upload_dir: privateFolder,
      backend_url: 'http://localhost/private/',
    })
    this.folder = uploadsFolder
  }

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    if (file.access !== 'public') return super.upload(file)
    const { large, small } = await processImage(decodeContent(file.content))
    const key = `${randomBytes(16).toString('hex')}.webp`
    await this.write(
      new Map([
        [key, large],
        [toSmallFileName(key), small],
      ]),
    )
    return { key, url: UPLOADS_PATH + key }
  }

  override async delete(files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[]) {
    for (const file of [files].flat()) {
      if (!UPLOAD_NAME.test(file.fileKey)) await super.delete(file)
      else
        for (const name of [file.fileKey, toSmallFileName(file.fileKey)])
          await rm(join(this.folder, name), { force: true })
    }
  }

  override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
    return UPLOAD_NAME.test(file.fileKey) ? UPLOADS_PATH + file.fileKey : super.getPresignedDownloadUrl(file)
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    // A stream would be public before its content is checked.
    if (file.access === 'public') throw new StaffRefusal('whole_pictures')
    return super.getUploadStream(file)
  }

  private async write(files: ReadonlyMap<string, Buffer>): Promise<void> {
    try {
      await writeFilesAtomically(this.folder, files)
    } catch (error) {
      if (isDiskFull(error)) throw new StaffRefusal('disk_full')
      throw error
    }
  }
}

/** Medusa passes files as base64, or with one character per byte. */
function decodeContent(content: string): Buffer {
  const decoded = Buffer.from(content, 'base64')
  return decoded.toString('base64') === content ? decoded : Buffer.from(content, 'latin1')
}
