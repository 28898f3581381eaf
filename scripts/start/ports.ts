import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'

export const LOOPBACK = '127.0.0.1'
const LARGEST_PORT = 65_535
/** The system holds a killed process's port for a moment after it is gone. */
const RELEASED_WITHIN_MS = 2000

/** The system's code for why this process cannot listen there, EADDRINUSE once the port stays taken; else undefined. */
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

/** The wished-for port of the loopback address if it is free, else any that is; never one that it has returned before. */
export function findFreePort(preferred: number, ...taken: readonly number[]): Promise<number> {
  return getPort({
    port: preferred <= LARGEST_PORT ? [preferred] : [],
    exclude: taken,
    host: LOOPBACK,
    reserve: true,
  })
}

/** The name by which this machine itself reaches a server that listens on `host`. */
export function getReachableHost(host: string) {
  if (host === '0.0.0.0' || host === '::') return LOOPBACK
  return host.includes(':') ? `[${host}]` : host
}
