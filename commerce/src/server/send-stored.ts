import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './encoding'
import type { Headers } from './security-headers'
import type { StoredFile } from './stored-file'

/** Answers with what is in memory: as small as the visitor's browser can read it, and not at all if it has it. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  headers: Headers,
  status = 200,
): void {
  const shared = { ...headers, ETag: file.etag }
  if (status === 200 && matches(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, shared).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = file.bodies[encoding]
  response.writeHead(status, {
    ...shared,
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false
}
