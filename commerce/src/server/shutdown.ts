import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const GRACE_MS = 250
/** A proxy in front hears of it at its next look at /ready, each second: what is sent until then is answered. */
const PROXY_GRACE_MS = 1500
const DRAIN_MS = 2000

type Grace = { graceMs: number; drainMs: number }

/** How long a server goes on accepting requests after it was told to stop, and then waits for those in flight. */
export function getGracePeriods(isBehindProxy: boolean): Grace {
  return { graceMs: isBehindProxy ? PROXY_GRACE_MS : GRACE_MS, drainMs: DRAIN_MS }
}

/** Stops a server: no answer keeps its connection from now on, so that none is closed as a request is sent on it. */
export async function drain(server: Server, { graceMs, drainMs }: Grace): Promise<void> {
  server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false))
  await pause(graceMs)
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await Promise.race([closed, pause(drainMs, undefined, { ref: false })])
  server.closeAllConnections()
}
