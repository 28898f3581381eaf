import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'

export const LOOPBACK = '127.0.0.1'
const MAX_PORT = 65_535
/** In ms: the operating system keeps the port of a killed process for a moment. */
const RELEASED_WITHIN_MS = 2000

/**
 * Returns the error code if this process cannot listen there, EADDRINUSE if the port stays in use; else undefined.
 */
export async function probePort(port: number, host: string): Promise<string | undefined> {
  const deadline = performance.now() + RELEASED_WITHIN_MS
  for (;;) {
    const server = createServer()
    try {
      await once(server.listen({ port, host, exclusive: true }), 'listening')
      await once(server.close(), 'close')
      return undefined
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE' || performance.now() > deadline) return code ?? message
    }
    await pause(100)
  }
}

/**
 * Returns the preferred port of the loopback address if it is free, else another free one,
 * and never the same port twice.
 */
export function findFreePort(preferred: number, ...taken: readonly number[]): Promise<number> {
  return getPort({
    port: preferred <= MAX_PORT ? [preferred] : [],
    exclude: taken,
    host: LOOPBACK,
    reserve: true,
  })
}

/** Returns the host name by which this machine reaches a server that listens on `host`. */
export function getReachableHost(host: string) {
  if (host === '0.0.0.0' || host === '::') return LOOPBACK
  return host.includes(':') ? `[${host}]` : host
}
