import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { MESSAGES } from '../contract/messages'

/** How long a client may take, in milliseconds. */
export type TimeOuts = {
  /** For the headers, from the first moment of the connection. */
  headers: number
  /** For a body, from the end of the headers; it is small wherever nothing is uploaded. */
  body: number
  /** For a body with pictures or a file of the staff's: four of 8 MB at 1 Mbit/s take four and a half minutes. */
  upload: number
  /** For what is left of a body once it is answered: the sender may read the answer only after it. */
  afterAnswer: number
  /** Between two requests on a connection. */
  idle: number
  /** How often Node looks for connections that are late. */
  check: number
}

export const TIME_OUTS: TimeOuts = {
  headers: 10_000,
  body: 20_000,
  upload: 300_000,
  afterAnswer: 5000,
  idle: 5000,
  check: 1000,
}

/** Where the staff send files: the shop's own route and those of Medusa's admin. */
const UPLOADS = /^\/(?:api\/upload-images|admin\/uploads|admin\/products\/import)(?:$|[/?])/

/** A server that answers `handle` and closes the connections of those who take longer than `timeOuts`. */
export function createHttpServer(handle: RequestListener, timeOuts: TimeOuts = TIME_OUTS): Server {
  const options = {
    headersTimeout: timeOuts.headers,
    // Of headers and body together.
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
  { body, upload, afterAnswer }: TimeOuts,
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

/** Past the response: a handler that still reads the body would otherwise write into it as well. */
function refuse({ socket }: IncomingMessage, response: ServerResponse) {
  if (!response.headersSent) socket.write(TOO_SLOW)
  socket.destroySoon()
}

const REFUSAL = JSON.stringify({ error: MESSAGES.timedOut, code: 'too_slow' })
const TOO_SLOW = [
  'HTTP/1.1 408 Request Timeout',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(REFUSAL)}`,
  'Connection: close',
  '',
  REFUSAL,
].join('\r\n')
