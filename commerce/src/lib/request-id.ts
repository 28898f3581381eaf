import { AsyncLocalStorage } from 'node:async_hooks'

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
