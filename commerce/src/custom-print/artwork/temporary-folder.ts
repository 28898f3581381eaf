import { rm } from 'node:fs/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isDiskFull } from '../../lib/images/write-file-atomically'
import { CustomPrintError } from '../custom-print-error'
import { type ArtworkStore, createArtworkStore } from './artwork-store'

/** The folder of pictures until they are stored. */
export type TemporaryFolder = { folder: string; store: ArtworkStore }

/** Runs `work` with a folder that is deleted afterwards. Rejects with CustomPrintError if the disk is full. */
export async function withTemporaryFolder<T>(
  container: MedusaContainer,
  work: (temporary: TemporaryFolder) => Promise<T>,
): Promise<T> {
  const store = createArtworkStore(container)
  let folder: string | undefined
  try {
    folder = await store.createTemporaryFolder()
    return await work({ folder, store })
  } catch (error) {
    if (isDiskFull(error)) throw new CustomPrintError('storage_full')
    throw error
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
}
