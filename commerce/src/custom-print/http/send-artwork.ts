import { pipeline } from 'node:stream/promises'
import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { ArtworkKind } from '../../contract/custom-print/artwork-file'
import { createRequestNotFoundRefusal } from '../../refusals/shop-refusal'
import { findPicture } from '../rules/find-preview'
import type { PrintRequest } from '../stores/custom-print-rows'
import { createArtworkStore } from '../artwork/artwork-store'
import { readUnlessGone } from '../artwork/read-unless-gone'

/** Headers of a picture from an untrusted file. */
export const ARTWORK_HEADERS = {
  'Content-Type': 'image/png',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const

/**
 * Sends a picture of a request, or the preview of a version of its proof, so that no browser interprets it as
 * anything else. Rejects with ShopRefusal 404 if it is gone.
 */
export async function sendArtwork(
  { id, number }: Pick<PrintRequest, 'id' | 'number'>,
  { kind, version }: { kind: ArtworkKind; version?: number | undefined },
  container: MedusaContainer,
  response: MedusaResponse,
): Promise<void> {
  const pictures = await container.resolve('printRequestStore').listArtwork([id])
  const picture = findPicture(pictures, kind, version)
  if (picture === undefined) throw createRequestNotFoundRefusal()
  const store = createArtworkStore(container)
  const content = await readUnlessGone(() => store.read(picture.file_key), createRequestNotFoundRefusal)
  response.set({ ...ARTWORK_HEADERS, 'Content-Length': String(picture.bytes) })
  if (kind === 'original') response.attachment(`request-${number}.png`)
  await pipeline(content, response)
}
