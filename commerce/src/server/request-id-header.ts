import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const REQUEST_ID_HEADER = 'X-Request-Id'

/** Without an underscore none is a session's id, which must not stand in a log. */
const WELL_FORMED = /^[A-Za-z0-9-]{16,64}$/

/** The id that the one proxy in front gave a request, or a new one. */
export function getRequestId(headers: IncomingHttpHeaders, trustProxy: 0 | 1): string {
  const given = headers['x-request-id']
  return trustProxy === 1 && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}
