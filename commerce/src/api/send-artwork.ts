import { pipeline } from 'node:stream/promises'
import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { ArtworkKind } from '../contract/press/staff'
import { requestNotFound } from '../lib/shop-error'
import { PRESS_MODULE } from '../modules/press'
import type { PressRequest } from '../modules/press/types'
import { artworkStore } from '../press/artwork/artwork-store'

/** Sends a picture of a request, which no browser takes for anything else. Throws ShopError 404 where it is gone. */
export async function sendArtwork(
  { id, number }: Pick<PressRequest, 'id' | 'number'>,
  kind: ArtworkKind,
  container: MedusaContainer,
  response: MedusaResponse,
): Promise<void> {
  const pictures = await container.resolve(PRESS_MODULE).requests.artworkOf([id])
  const picture = pictures.find((one) => one.kind === kind)
  if (picture === undefined) throw requestNotFound()
  const content = await artworkStore(container)
    .read(picture.file_key)
    .catch(() => {
      throw requestNotFound()
    })
  response.set({
    'Content-Type': 'image/png',
    'Content-Length': String(picture.bytes),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
  if (kind === 'original') response.attachment(`request-${number}.png`)
  await pipeline(content, response)
}
