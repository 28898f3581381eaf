import { pipeline } from 'node:stream/promises'
import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { ArtworkKind } from '../../contract/custom-print/staff-request'
import { createRequestNotFoundError } from '../../lib/shop-error'
import { findPreview } from '../../custom-print/rules/find-preview'
import type { PrintRequest } from '../../custom-print/custom-print-rows'
import { createArtworkStore } from '../../custom-print/artwork/artwork-store'

/** Headers of a picture from an untrusted file. */
export const ARTWORK_HEADERS = {
  'Content-Type': 'image/png',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const

/**
 * Sends a picture of a request, or the preview of a version of its proof, so that no browser interprets it as
 * anything else. Rejects with ShopError 404 if it is gone.
 */
export async function sendArtwork(
  { id, number }: Pick<PrintRequest, 'id' | 'number'>,
  { kind, version }: { kind: ArtworkKind; version?: number | undefined },
  container: MedusaContainer,
  response: MedusaResponse,
): Promise<void> {
  const pictures = await container.resolve('printRequestStore').listArtwork([id])
  const picture =
    kind === 'preview' ? findPreview(pictures, version) : pictures.find((one) => one.kind === kind)
  if (picture === undefined) throw createRequestNotFoundError()
  const content = await createArtworkStore(container)
    .read(picture.file_key)
    .catch(() => {
      throw createRequestNotFoundError()
    })
  response.set({ ...ARTWORK_HEADERS, 'Content-Length': String(picture.bytes) })
  if (kind === 'original') response.attachment(`request-${number}.png`)
  await pipeline(content, response)
}
