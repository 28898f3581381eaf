import type { MedusaContainer } from '@medusajs/framework/types'
import { inspectFile } from '../../print-kernel/artwork-file/inspect-file'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { CustomPrintRefusal } from '../custom-print-refusal'
import { type TemporaryFolder, withTemporaryFolder } from './temporary-folder'
import type { ImportedArtwork } from './import-artwork'
import { runArtworkProcess } from './artwork-processes'

type UploadedArtwork = { file: Buffer; spec: PrintSpec }

/**
 * Reads artwork into a folder that is deleted after `use`. Rejects with CustomPrintRefusal if the file is refused.
 */
export async function withUploadedArtwork<T>(
  { file, spec }: UploadedArtwork,
  container: MedusaContainer,
  use: (artwork: ImportedArtwork, temporary: TemporaryFolder) => Promise<T>,
): Promise<T> {
  const fileInfo = inspectFile(file)
  // Checked before it waits for its turn, so that files of other types take no place in the queue.
  if (typeof fileInfo === 'string') throw new CustomPrintRefusal(`file_${fileInfo}`)
  return withTemporaryFolder(container, async (temporary) => {
    const result = await runArtworkProcess({ bytes: file, spec, folder: temporary.folder })
    if (result === 'busy') throw new CustomPrintRefusal('busy')
    if ('failure' in result) throw new CustomPrintRefusal('storage_full')
    if ('refusal' in result) throw new CustomPrintRefusal(`file_${result.refusal}`)
    return use(result.artwork, temporary)
  })
}
