import type { Refusal } from '../../contract/custom-print/artwork-file'
import type { Job } from '../../contract/custom-print/print-spec'
import { answerTask, type DiskFull } from './process-task'
import { readArtwork, type ReadArtwork } from './read-artwork'

export type ArtworkTask = { bytes: Uint8Array; job: Job; folder: string }
export type ArtworkResult = { artwork: ReadArtwork } | { refusal: Refusal } | DiskFull

/** A process that reads one file from a stranger, without the shop's secrets, and ends. */
answerTask(async ({ bytes, job, folder }: ArtworkTask): Promise<ArtworkResult> => {
  const read = await readArtwork(Buffer.from(bytes), job, folder)
  return typeof read === 'string' ? { refusal: read } : { artwork: read }
})
