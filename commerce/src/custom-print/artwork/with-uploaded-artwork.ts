import type { MedusaContainer } from '@medusajs/framework/types'
import { inspectFile } from '../../print-kernel/inspect-file'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { CustomPrintError } from '../custom-print-error'
import { type TemporaryFolder, withTemporaryFolder } from './temporary-folder'
import type { ArtworkReading } from './read-artwork'
import { runArtworkProcess } from './run-process'

type Drawing = { file: Buffer; job: PrintSpec }

/** Reads artwork in a folder that is gone once `use` has ended. Throws CustomPrintError where it is none. */
export async function withUploadedArtwork<T>(
  { file, job: spec }: Drawing,
  container: MedusaContainer,
  use: (artwork: ArtworkReading, temporary: TemporaryFolder) => Promise<T>,
): Promise<T> {
  const known = inspectFile(file)
  // Before it waits for its turn: what is no artwork keeps nobody waiting.
  if (typeof known === 'string') throw new CustomPrintError(`file_${known}`)
  return withTemporaryFolder(container, async (temporary) => {
    const result = await runArtworkProcess({ bytes: file, spec, folder: temporary.folder })
    if (result === 'busy') throw new CustomPrintError('busy')
    if ('failure' in result) throw new CustomPrintError('storage_full')
    if ('refusal' in result) throw new CustomPrintError(`file_${result.refusal}`)
    return use(result.artwork, temporary)
  })
}
