import type { FileRefusal } from '../../contract/custom-print/artwork-file'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { runTaskOnce, type DiskFull } from './run-task-once'
import { importArtwork, type ImportedArtwork } from './import-artwork'

export type ArtworkTask = { bytes: Uint8Array; spec: PrintSpec; folder: string }
export type ArtworkResult = { artwork: ImportedArtwork } | { refusal: FileRefusal } | DiskFull

/** A process that reads one untrusted file, without the shop's secrets, and ends. */
runTaskOnce(async ({ bytes, spec, folder }: ArtworkTask): Promise<ArtworkResult> => {
  const result = await importArtwork(Buffer.from(bytes), spec, folder)
  return typeof result === 'string' ? { refusal: result } : { artwork: result }
})
