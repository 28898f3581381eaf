import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type Encoding } from './encoding'
import type { CompressedResponse } from './compression'

/** The headers of an answer by their names. */
export type ResponseHeaders = Readonly<Record<string, string>>

/** Sends a file in the encoding that the client accepts, or 304 if the client has this version. */
export function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  file: CompressedResponse,
  headers: ResponseHeaders,
  status = 200,
): void {
  if (status === 200 && sendNotModified(request, response, file, headers)) return
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  sendBody(request, response, { etag: file.etag, encoding, body: file.bodies[encoding] }, headers, status)
}

export function sendNotModified(
  request: IncomingMessage,
  response: ServerResponse,
  { etag }: { etag: string },
  headers: ResponseHeaders,
): boolean {
  if (!matches(request.headers['if-none-match'], etag)) return false
  response.writeHead(304, { ...headers, ETag: etag }).end()
  return true
}

export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, encoding, body }: { etag: string; encoding: Encoding; body: Buffer },
  headers: ResponseHeaders,
  status = 200,
): void {
  response.writeHead(status, {
    ...headers,
    ETag: etag,
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false
}
