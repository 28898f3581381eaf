import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ARTWORK_KINDS } from '../../contract/custom-print/artwork-file'
import { findPicture } from '../rules/find-preview'
import { CustomPrintRefusal } from '../custom-print-refusal'
import { createArtworkStore } from './artwork-store'
import { getArtworkPath, type ImportedArtwork } from './import-artwork'
import { readUnlessGone } from './read-unless-gone'

/**
 * Copies the pictures of a request, and of its printed version, into a folder. Returns their sizes in px. Rejects
 * with CustomPrintRefusal if they are deleted.
 */
export async function copyArtwork(
  { requestId, version }: { requestId: string; version: number },
  folder: string,
  container: MedusaContainer,
): Promise<ImportedArtwork['sizes']> {
  const pictures = await container.resolve('printRequestStore').listArtwork([requestId])
  const store = createArtworkStore(container)
  const sizes: [string, { width: number; height: number }][] = []
  for (const kind of ARTWORK_KINDS) {
    const picture = findPicture(pictures, kind, version)
    if (picture === undefined) throw new CustomPrintRefusal('link_ended')
    const { width, height, file_key: key } = picture
    const bytes = await readUnlessGone(
      () => store.read(key),
      () => new CustomPrintRefusal('link_ended'),
    )
    await pipeline(bytes, createWriteStream(getArtworkPath(folder, kind)))
    sizes.push([kind, { width, height }])
  }
  return Object.fromEntries(sizes) as ImportedArtwork['sizes']
}
