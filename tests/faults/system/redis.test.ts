import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, describe, expect } from 'vitest'
import { buy, get, toCartItem } from '../../../commerce/tests/support/shop-client'
import { findFreePort } from '../../../scripts/start/ports'
import { testFault, IS_FULL } from '../support/fault'
import { createFaultFixture } from '../support/fault-fixture'

const port = await findFreePort(0)
const fixture = createFaultFixture('redis', { more: { REDIS_URL: `redis://127.0.0.1:${port}` } })
let mute: { server: Server; sockets: Set<Socket> } | undefined
afterAll(goAway)

/** Somebody who takes every connection and never says a word, as a Redis that hangs. */
async function comeUpMute(): Promise<void> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  mute = { server, sockets }
}

async function goAway(): Promise<void> {
  if (mute === undefined) return
  const { server, sockets } = mute
  mute = undefined
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
}

/** Somebody buys, and it is not slower than it may be. */
async function buyingWorks(): Promise<void> {
  const { shop, skull } = fixture
  expect((await buy(shop, [toCartItem(skull, 'M')])).order).toMatchObject({
    status: 'paid',
    order: { total: 42.2 },
  })
  expect((await get(`${shop.origin}/ready`)).status).toBe(200)
}

describe('a Redis', () => {
  testFault(26, 'that is not there when the shop starts keeps no order from being made', buyingWorks)

  testFault(
    26,
    'that hangs, and goes away while somebody is buying, keeps no order from being made',
    async () => {
      await comeUpMute()
      await expect.poll(() => mute?.sockets.size).toBeGreaterThan(0)
      await buyingWorks()
      const buying = buyingWorks()
      await goAway()
      await buying
    },
  )

  // A restart more, for a case that is near the first.
  if (IS_FULL)
    testFault(26, 'that hangs when the shop starts keeps no order from being made', async () => {
      await comeUpMute()
      await fixture.shop.server().kill('SIGTERM')
      await fixture.shop.restart()
      await buyingWorks()
      await goAway()
    })
})
