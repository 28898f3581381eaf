import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createApiError } from '../contract/api/api-error'

export type RequestTimeouts = typeof REQUEST_TIMEOUTS

/** In ms. */
export const REQUEST_TIMEOUTS = {
  headers: 10_000,
  body: 20_000,
  /** Four pictures of 8 MB at 1 Mbit/s take four and a half minutes. */
  upload: 300_000,
  afterAnswer: 5000,
  /**
   * Clients are told a whole number of seconds below this,
   * so that they do not send on a connection that is closing.
   */
  idle: 5900,
  check: 1000,
}

/** Requests with pictures, which may come from phones with slow connections. */
const UPLOADS =
  /^\/(?:api\/(?:upload-images|press-requests)|admin\/uploads|admin\/products\/import)(?:$|[/?])/

export function createHttpServer(handle: RequestListener, timeOuts = REQUEST_TIMEOUTS): Server {
  const options = {
    headersTimeout: timeOuts.headers,
    requestTimeout: timeOuts.headers + timeOuts.upload,
    keepAliveTimeout: timeOuts.idle,
    connectionsCheckingInterval: timeOuts.check,
  }
  return createServer(options, (request, response) => {
    if (hasBody(request)) limitBody(request, response, timeOuts)
    handle(request, response)
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { body, upload, afterAnswer }: RequestTimeouts,
) {
  let timer = setTimeout(() => refuse(request, response), UPLOADS.test(request.url ?? '') ? upload : body)
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
  response.once('finish', () => {
    if (request.complete) return
    stop()
    timer = setTimeout(() => request.socket.destroy(), afterAnswer)
    request.socket.once('close', stop)
  })
}

/** Written to the socket directly, as a handler may still read the body. */
function refuse({ socket }: IncomingMessage, response: ServerResponse) {
  if (!response.headersSent) socket.write(TOO_SLOW)
  socket.destroySoon()
}

const REFUSAL = JSON.stringify(createApiError('too_slow'))
const TOO_SLOW = [
  'HTTP/1.1 408 Request Timeout',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(REFUSAL)}`,
  'Connection: close',
  '',
  REFUSAL,
].join('\r\n')
