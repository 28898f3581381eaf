import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { NewArtworkFile } from '../stores/custom-print-rows'
import type { ArtworkStore } from './artwork-store'

/** Stores a picture permanently. Returns the columns of its row. */
export async function storeArtworkFile(
  file: string,
  store: ArtworkStore,
): Promise<Pick<NewArtworkFile, 'sha256' | 'bytes' | 'file_key'>> {
  const bytes = await readFile(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, bytes: bytes.length, file_key: await store.save(file) }
}
