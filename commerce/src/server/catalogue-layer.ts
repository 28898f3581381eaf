import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CatalogueAnswer } from '../catalogue/catalogue-answer'
import { chooseEncoding } from './encoding'
import type { Layer } from './page-server'
import { DATA_POLICY, type Headers } from './security-headers'
import { sendBody, sendNotModified } from './send-stored'

export const CATALOGUE_PATH = '/api/products'

const OWN_HEADERS: Headers = {
  // Browsers may show it again at once, but ask whether it still holds.
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Accept-Encoding',
}

/**
 * GET /api/products out of memory, ahead of Express and Medusa. Other methods, and all as long as nobody knows what the
 * shop sells, are left to Medusa.
 */
export function createCatalogueLayer(answer: () => CatalogueAnswer | undefined, headers: Headers): Layer {
  const all = { ...headers, 'Content-Security-Policy': DATA_POLICY }
  return (request, response, path) => {
    if (path !== CATALOGUE_PATH || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const known = answer()
    if (known === undefined) return false
    sendCatalogue(request, response, known, all).catch((error: unknown) => response.destroy(error as Error))
    return true
  }
}

/** Answers with the catalogue, in the smallest encoding that the visitor's browser can read; `headers` go with it. */
export async function sendCatalogue(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CatalogueAnswer,
  headers: Headers = {},
): Promise<void> {
  const all = { ...headers, ...OWN_HEADERS }
  if (sendNotModified(request, response, answer, all)) return
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = await answer.encoded(encoding)
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  sendBody(request, response, { etag: answer.etag, encoding, body }, { ...all, ...type })
}
