import type { MedusaContainer } from '@medusajs/framework/types'
import { inspectFile } from '../../print-kernel/inspect-file'
import type { Job } from '../../contract/custom-print/print-spec'
import { PressError } from '../custom-print-error'
import { type ArtworkFolder, inArtworkFolder } from './temporary-folder'
import type { ReadArtwork } from './read-artwork'
import { runArtworkProcess } from './run-process'

type Drawing = { file: Buffer; job: Job }

/** Reads a drawing in a folder that is gone once `use` has ended. Throws PressError where it is none. */
export async function withDrawingRead<T>(
  { file, job }: Drawing,
  container: MedusaContainer,
  use: (artwork: ReadArtwork, place: ArtworkFolder) => Promise<T>,
): Promise<T> {
  const known = inspectFile(file)
  // Before it waits for its turn: what is no drawing keeps nobody waiting.
  if (typeof known === 'string') throw new PressError(`file_${known}`)
  return inArtworkFolder(container, async (place) => {
    const result = await runArtworkProcess({ bytes: file, job, folder: place.folder })
    if (result === 'busy') throw new PressError('busy')
    if ('failure' in result) throw new PressError('storage_full')
    if ('refusal' in result) throw new PressError(`file_${result.refusal}`)
    return use(result.artwork, place)
  })
}
