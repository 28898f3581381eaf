import { rm } from 'node:fs/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isDiskFull } from '../../lib/images/write-file-atomically'
import { CustomPrintRefusal } from '../custom-print-refusal'
import { type ArtworkStore, createArtworkStore } from './artwork-store'

/** The folder of pictures until they are stored. */
export type TemporaryFolder = { folder: string; store: ArtworkStore }

/**
 * Runs `work` with a folder that is deleted afterwards. If the disk is full, it rejects with CustomPrintRefusal, or with
 * the error of `createFullError`.
 */
export async function withTemporaryFolder<T>(
  container: MedusaContainer,
  work: (temporary: TemporaryFolder) => Promise<T>,
  createFullError: () => Error = () => new CustomPrintRefusal('storage_full'),
): Promise<T> {
  const store = createArtworkStore(container)
  let folder: string | undefined
  try {
    folder = await store.createTemporaryFolder()
    return await work({ folder, store })
  } catch (error) {
    throw isDiskFull(error) ? createFullError() : error
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
}
