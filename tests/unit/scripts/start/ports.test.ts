import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { findFreePort, LOOPBACK } from '../../../../scripts/start/ports'

/** Where Linux begins to take ports for connections that go out. */
const FIRST_BORROWED_PORT = 32_768

const server = createServer()
afterEach(() => server.close())

it('what is killed is started again on its port: it is none that connections going out may take meanwhile', async () => {
  await once(server.listen(0, LOOPBACK), 'listening')
  const { port: used } = server.address() as AddressInfo
  const ports = await Promise.all(
    [used, ...Array.from({ length: 20 }, () => 0)].map((port) => findFreePort(port)),
  )
  expect(new Set(ports).size).toBe(21)
  expect(ports.filter((port) => port < 1024 || port >= FIRST_BORROWED_PORT)).toEqual([])
})
