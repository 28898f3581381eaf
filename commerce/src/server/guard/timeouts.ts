import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createApiError } from '../../contract/api/api-error'
import { PRINT_REQUESTS_PATH, UPLOAD_PATH } from '../../contract/api/api-paths'

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
const UPLOAD_PATHS = [UPLOAD_PATH, PRINT_REQUESTS_PATH, '/admin/uploads', '/admin/products/import']
const UPLOAD_URL = new RegExp(`^(?:${UPLOAD_PATHS.join('|')})(?:$|[/?])`)

export function createHttpServer(handle: RequestListener, timeouts = REQUEST_TIMEOUTS): Server {
  const options = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.headers + timeouts.upload,
    keepAliveTimeout: timeouts.idle,
    connectionsCheckingInterval: timeouts.check,
  }
  return createServer(options, (request, response) => {
    if (hasBody(request)) limitBody(request, response, timeouts)
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
  let timer = setTimeout(() => refuse(request, response), UPLOAD_URL.test(request.url ?? '') ? upload : body)
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
  if (!response.headersSent) socket.write(TOO_SLOW_RESPONSE)
  socket.destroySoon()
}

const TOO_SLOW_BODY = JSON.stringify(createApiError('too_slow'))
const TOO_SLOW_RESPONSE = [
  'HTTP/1.1 408 Request Timeout',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(TOO_SLOW_BODY)}`,
  'Connection: close',
  '',
  TOO_SLOW_BODY,
].join('\r\n')
