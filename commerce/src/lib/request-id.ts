import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const REQUEST_ID_HEADER = 'X-Request-Id'

/** Without an underscore none is a session's id, which must not stand in a log. */
const WELL_FORMED = /^[A-Za-z0-9-]{16,64}$/

const current = new AsyncLocalStorage<string>()

/** Does `work`, and what that begins, as part of the request with this id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

/** Does what a request has only set off, and what is done for others as well. */
export function outsideRequest<T>(work: () => T): T {
  return current.exit(work)
}

export function currentRequestId(): string | undefined {
  return current.getStore()
}

/** The id that the one proxy in front gave a request, or a new one. */
export function getRequestId(headers: IncomingHttpHeaders, trustProxy: 0 | 1): string {
  const given = headers['x-request-id']
  return trustProxy === 1 && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}
