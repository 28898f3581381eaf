import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A proxy in front may not know yet. */
const GRACE_MS = 250
const DRAIN_MS = 2000

export async function drain(server: Server, graceMs = GRACE_MS, drainMs = DRAIN_MS): Promise<void> {
  await pause(graceMs)
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await Promise.race([closed, pause(drainMs, undefined, { ref: false })])
  server.closeAllConnections()
}
