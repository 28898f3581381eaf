import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ARTWORK_KINDS } from '../../contract/custom-print/staff-request'
import { PRESS_MODULE } from '../../modules/custom-print'
import { previewOf } from '../../modules/custom-print/find-preview'
import { PressError } from '../custom-print-error'
import { artworkStore } from './artwork-store'
import { fileOf, type ReadArtwork } from './read-artwork'
import { readUnlessGone } from './read-unless-gone'

/**
 * Copies the pictures of a request, and of the version that was printed, into a folder; returns their sides in px. Throws
 * PressError where they are deleted.
 */
export async function copyArtwork(
  { requestId, version }: { requestId: string; version: number },
  folder: string,
  container: MedusaContainer,
): Promise<ReadArtwork['sides']> {
  const pictures = await container.resolve(PRESS_MODULE).requests.artworkOf([requestId])
  const store = artworkStore(container)
  const sides: [string, { width: number; height: number }][] = []
  for (const kind of ARTWORK_KINDS) {
    const picture =
      kind === 'preview' ? previewOf(pictures, version) : pictures.find((one) => one.kind === kind)
    if (picture === undefined) throw new PressError('link_ended')
    const { width, height, file_key: key } = picture
    const bytes = await readUnlessGone(
      () => store.read(key),
      () => new PressError('link_ended'),
    )
    await pipeline(bytes, createWriteStream(fileOf(folder, kind)))
    sides.push([kind, { width, height }])
  }
  return Object.fromEntries(sides) as ReadArtwork['sides']
}
