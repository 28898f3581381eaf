import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const REQUEST_ID_HEADER = 'X-Request-Id'

/** Without an underscore, so that no session id, which must not be logged, passes. */
const WELL_FORMED_ID = /^[A-Za-z0-9-]{16,64}$/

const current = new AsyncLocalStorage<string>()

/** Runs `work` within the request of this id: also what `work` starts has it. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

/** Runs `work` outside the current request, for work that goes on after it or serves others, too. */
export function withoutRequestId<T>(work: () => T): T {
  return current.exit(work)
}

export function findCurrentRequestId(): string | undefined {
  return current.getStore()
}

/** Returns the id that the proxy in front has given to a request, or a new one. */
export function getRequestId(headers: IncomingHttpHeaders, trustProxy: 0 | 1): string {
  const given = headers['x-request-id']
  return trustProxy === 1 && typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : randomUUID()
}
