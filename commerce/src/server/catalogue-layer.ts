import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CatalogueResponse } from '../catalogue/catalogue-response'
import { CATALOGUE_PATH } from '../contract/api/api-paths'
import { chooseEncoding } from '../lib/encoding'
import type { RequestLayer } from './pages/page-server'
import { DATA_POLICY, type Headers } from './security-headers'
import { sendBody, sendNotModified } from './send-compressed'

const OWN_HEADERS: Headers = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Accept-Encoding',
}

/**
 * Serves GET /api/products from memory. Any other request, and all until the catalogue is read, goes to Medusa.
 */
export function createCatalogueLayer(
  latest: () => CatalogueResponse | undefined,
  headers: Headers,
): RequestLayer {
  const all = { ...headers, 'Content-Security-Policy': DATA_POLICY }
  return (request, response, path) => {
    if (path !== CATALOGUE_PATH || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const catalogue = latest()
    if (catalogue === undefined) return false
    sendCatalogue(request, response, catalogue, all).catch((error: unknown) =>
      response.destroy(error as Error),
    )
    return true
  }
}

/** Sends the catalogue, or 304 if the client has this version. */
export async function sendCatalogue(
  request: IncomingMessage,
  response: ServerResponse,
  catalogue: CatalogueResponse,
  headers: Headers = {},
): Promise<void> {
  const all = { ...headers, ...OWN_HEADERS }
  if (sendNotModified(request, response, catalogue, all)) return
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = await catalogue.encoded(encoding)
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  sendBody(request, response, { etag: catalogue.etag, encoding, body }, { ...all, ...type })
}
