import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Why this process cannot listen there now, as the system's code (EADDRINUSE where the port is taken); undefined where
 * it can.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string | undefined>}
 */
function obstacle(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Why this process cannot listen there now or soon: the system holds a killed process's port for a moment after it is
 * gone. Undefined where it can.
 * @param {number} port
 * @param {string} host
 * @param {number} timeoutMs
 */
export async function lastingObstacle(port, host, timeoutMs) {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const code = await obstacle(port, host)
    if (code !== 'EADDRINUSE' || performance.now() > deadline) return code
    await pause(100)
  }
}

/**
 * The wished-for port if it is free, else any that is.
 * @param {number} wish
 * @param {readonly number[]} [taken] ports given out already
 * @returns {Promise<number>}
 */
export async function freePort(wish, taken = []) {
  if (wish > 0 && wish <= 65_535 && !taken.includes(wish) && (await obstacle(wish)) === undefined) return wish
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(taken.includes(port) ? freePort(0, taken) : port))
    })
  })
}

/**
 * Whether something accepts connections there.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.setTimeout(1000, () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}

/**
 * Free ports, all different: the wished-for ones where they are free.
 * @param {readonly number[]} wishes
 * @param {readonly number[]} taken ports given out already
 * @returns {Promise<number[]>}
 */
export async function freePorts(wishes, taken) {
  const given = [...taken]
  for (const wish of wishes) given.push(await freePort(wish, given))
  return given.slice(taken.length)
}

/** The name by which this machine itself reaches a server that listens on `host`. @param {string} host */
export function reachableName(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
