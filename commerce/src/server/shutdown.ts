import type { Server } from 'node:http'

/** A proxy in front may not know yet. */
const GRACE_MS = 250
const DRAIN_MS = 2000

export async function drain(server: Server, graceMs = GRACE_MS, drainMs = DRAIN_MS): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, graceMs))
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections()
      resolve()
    }, drainMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
