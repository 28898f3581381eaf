import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import getPort, { portNumbers } from 'get-port'

/** The shop has its own (lib/environment-defaults.ts): Playwright loads this file, and no values of the shop's sources. */
export const LOOPBACK = '127.0.0.1'
const MAX_PORT = 65_535
/**
 * Systems take the ports above these for connections that go out, Linux from 32,768 on. A server that is started again
 * on one of those may find it taken.
 */
const LASTING_PORTS = { first: 15_000, last: 32_000 }
const TRIES = 500
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
 * Returns the preferred port of the loopback address if it is free, else another free one on which a server can be
 * started again, and never the same port twice. None is preferred with 0.
 */
export function findFreePort(preferred: number, ...taken: readonly number[]): Promise<number> {
  const { first, last } = LASTING_PORTS
  // The search starts at a random port, as other processes look for theirs at the same time.
  const start = randomInt(first, last)
  const others = portNumbers(start, start + TRIES)
  return getPort({
    port: preferred > 0 && preferred <= MAX_PORT ? [preferred, ...others] : others,
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
