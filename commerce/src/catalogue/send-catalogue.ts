import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '../lib/http/encoding'
import { type ResponseHeaders, sendBody, sendNotModified } from '../lib/http/send-compressed'
import type { CatalogueResponse } from './catalogue-response'

const OWN_HEADERS: ResponseHeaders = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Accept-Encoding',
}

/** Sends the catalogue, or 304 if the client has this version. */
export async function sendCatalogue(
  request: IncomingMessage,
  response: ServerResponse,
  catalogue: CatalogueResponse,
  headers: ResponseHeaders = {},
): Promise<void> {
  const all = { ...headers, ...OWN_HEADERS }
  if (sendNotModified(request, response, catalogue, all)) return
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = await catalogue.encode(encoding)
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  sendBody(request, response, { etag: catalogue.etag, encoding, body }, { ...all, ...type })
}
