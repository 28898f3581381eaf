import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drain, getGracePeriods } from '../../../src/server/shutdown'

/** How a proxy keeps its connections. */
const agent = new Agent({ keepAlive: true })
let server: Server
let port: number
beforeEach(async () => {
  server = createServer((_request, response) => response.end('a page'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => server.closeAllConnections())

async function ask(): Promise<IncomingMessage> {
  const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]
  await once(response.resume(), 'end')
  return response
}

describe('a server that is told to stop', () => {
  it('answers what a proxy still sends it, and keeps no connection for more', async () => {
    expect((await ask()).headers.connection).toBe('keep-alive')
    const drained = drain(server, { graceMs: 500, drainMs: 5000 })
    const late = await ask()
    expect(late.statusCode).toBe(200)
    expect(late.headers.connection).toBe('close')
    await drained
    await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('gives a proxy the time to look at /ready once more', () => {
    const everySecond = 1000
    expect(getGracePeriods(true).graceMs).toBeGreaterThan(everySecond)
  })
})
