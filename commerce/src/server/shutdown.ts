import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const GRACE_MS = 250
/**
 * In ms: a proxy notices it within a second, by its next check of /ready.
 * Requests that it sends until then are answered.
 */
const PROXY_GRACE_MS = 1500
const DRAIN_MS = 2000

type Grace = { graceMs: number; drainMs: number }

/** Returns for how long a stopping server still accepts requests, and then waits for open ones, in ms. */
export function getGracePeriods(isBehindProxy: boolean): Grace {
  return { graceMs: isBehindProxy ? PROXY_GRACE_MS : GRACE_MS, drainMs: DRAIN_MS }
}

/**
 * Stops a server. From now on each response closes its connection,
 * so that no request is sent on one that is closing.
 */
export async function drain(server: Server, { graceMs, drainMs }: Grace): Promise<void> {
  server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false))
  await pause(graceMs)
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await Promise.race([closed, pause(drainMs, undefined, { ref: false })])
  server.closeAllConnections()
}
