import { rm } from 'node:fs/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isDiskFull } from '../../lib/pictures/disk-full'
import { PressError } from '../custom-print-error'
import { type ArtworkStore, artworkStore } from './artwork-store'

/** Where pictures lie until they are kept. */
export type ArtworkFolder = { folder: string; store: ArtworkStore }

/** Works in a folder that is gone once `work` has ended. Throws PressError where the disk is full. */
export async function inArtworkFolder<T>(
  container: MedusaContainer,
  work: (place: ArtworkFolder) => Promise<T>,
): Promise<T> {
  const store = artworkStore(container)
  let folder: string | undefined
  try {
    folder = await store.temporaryFolder()
    return await work({ folder, store })
  } catch (error) {
    if (isDiskFull(error)) throw new PressError('storage_full')
    throw error
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
}
