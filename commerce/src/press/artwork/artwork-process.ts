import type { Refusal } from '../../contract/press/file'
import type { Job } from '../../contract/press/job'
import { isDiskFull, readArtwork, type ReadArtwork } from './read-artwork'

export type ArtworkTask = { bytes: Uint8Array; job: Job; folder: string }
export type ArtworkResult = { artwork: ReadArtwork } | { refusal: Refusal } | { failure: 'disk_full' }

/** A process that reads one file from a stranger, without the shop's secrets, and ends. */
process.once('message', ({ bytes, job, folder }: ArtworkTask) => {
  const send = (result: ArtworkResult) => process.send?.(result, () => process.disconnect())
  readArtwork(Buffer.from(bytes), job, folder).then(
    (read) => send(typeof read === 'string' ? { refusal: read } : { artwork: read }),
    (error: unknown) => {
      if (isDiskFull(error)) return send({ failure: 'disk_full' })
      throw error
    },
  )
})
