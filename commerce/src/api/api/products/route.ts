import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { catalogueSnapshot } from '../../../catalogue/catalogue-snapshot'

/** Browsers may show it again at once, but ask whether it still holds. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** GET /api/products: the whole catalogue out of memory. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { answer } = await catalogueSnapshot(request.scope).current()
  response.setHeader('ETag', answer.etag)
  response.setHeader('Cache-Control', CACHE_CONTROL)
  if (isKnown(request.headers['if-none-match'], answer.etag)) {
    response.status(304).end()
    return
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(answer.body)
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(/,\s*/).some((known) => known.replace(/^W\//, '') === etag)
}
