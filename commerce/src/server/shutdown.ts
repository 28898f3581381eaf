import type { Server } from 'node:http'

/** After readiness has gone, requests are still taken for a moment: a proxy in front may not know yet. */
const GRACE_MS = 250
/** Then requests in flight have this long to finish. */
const DRAIN_MS = 2000

/** Stops taking connections, lets requests in flight finish, and cuts off what is left after that. */
export async function drain(server: Server, graceMs = GRACE_MS, drainMs = DRAIN_MS): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, graceMs))
  await new Promise<void>((resolve) => {
    // Sockets that left HTTP (as WebSockets do) are not among the connections: nothing waits for them.
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
