import { describe, expect } from 'vitest'
import * as z from 'zod'
import {
  checkoutBody,
  get,
  lineOf,
  openCheckout,
  pay,
  requestCheckout,
  settledOrder,
} from '../../commerce/integration-tests/harness/customer'
import { query } from '../../commerce/integration-tests/harness/database'
import { medusaOrders } from '../../commerce/integration-tests/harness/medusa-orders'
import {
  clearFaults,
  deliver,
  deliveries,
  eventOf,
  loseWebhooks,
  injectFault,
} from '../../commerce/integration-tests/harness/provider'
import { failPoint } from './fail-point'
import { fault } from './fault'
import { faultFixture } from './fault-fixture'

const fixture = faultFixture('crashes')
const CREATE = { on: 'api', request: 'POST /v1/checkout/sessions', kind: 'hang', times: 0 }

/** Sends a checkout whose answer never comes, because the server dies while `isUnderWay` tells that it works at it. */
async function dieDuringCheckout(key: string, isUnderWay: () => Promise<boolean>): Promise<unknown> {
  const { shop, skull } = fixture
  const body = checkoutBody(shop, [lineOf(skull, 'M')])
  const lost = expect(requestCheckout(shop, body, { 'idempotency-key': key })).rejects.toThrow(/fetch failed/)
  await expect.poll(isUnderWay).toBe(true)
  await shop.server().kill('SIGKILL')
  await lost
  await clearFaults(shop)
  await shop.restart()
  return body
}

const sessionsCreated = async () =>
  z
    .object({ sessions: z.object({ open: z.number() }) })
    .parse((await get(`${fixture.shop.sandboxUrl}/_test/state`)).body).sessions.open

async function isClaimed(key: string): Promise<boolean> {
  const rows = await query(
    fixture.shop.databaseUrl,
    'select 1 from checkout_intent where idempotency_key = $1',
    [key],
  )
  return rows.length === 1
}

describe('a server that is killed', () => {
  fault(1, 'before the provider is called, makes one session of the retry', async () => {
    const { shop } = fixture
    const before = await sessionsCreated()
    const key = { 'idempotency-key': crypto.randomUUID() }
    await injectFault(shop, { ...CREATE, executed: false })
    const body = await dieDuringCheckout(key['idempotency-key'], () => isClaimed(key['idempotency-key']))
    expect(await sessionsCreated()).toBe(before)
    expect((await requestCheckout(shop, body, key)).status).toBe(200)
    expect(await sessionsCreated()).toBe(before + 1)
  })

  fault(2, 'after the session was created, but not saved, opens no second one that can be paid', async () => {
    const { shop } = fixture
    const before = await sessionsCreated()
    const key = { 'idempotency-key': crypto.randomUUID() }
    await injectFault(shop, { ...CREATE, executed: true })
    const body = await dieDuringCheckout(
      key['idempotency-key'],
      async () => (await sessionsCreated()) === before + 1,
    )
    expect((await requestCheckout(shop, body, key)).status).toBe(200)
    expect(await sessionsCreated()).toBe(before + 1)
  })

  fault(3, 'after the webhook was verified, before it was stored, is sent again', async () => {
    const { shop, skull } = fixture
    const sessionId = await openCheckout(shop, [lineOf(skull, 'M')])
    const point = await failPoint(shop, { table: 'checkout_event', on: 'insert' })
    await pay(shop, sessionId)
    await point.reached()
    await shop.server().kill('SIGKILL')
    await point.lift()
    await expect
      .poll(async () => (await deliveries(shop, sessionId)).flatMap(({ attempts }) => attempts).length)
      .toBeGreaterThan(0)
    for (const { state, attempts } of await deliveries(shop, sessionId)) {
      expect(state).toBe('pending')
      for (const { outcome } of attempts) expect(outcome).not.toMatch(/^2/)
    }
    expect(
      await query(shop.databaseUrl, 'select 1 from checkout_event where session_id = $1', [sessionId]),
    ).toEqual([])
    await shop.restart()
    // Nobody asks for the order: it is the provider who says it again.
    await expect.poll(() => medusaOrders(shop, sessionId)).toHaveLength(1)
    await expect
      .poll(async () => (await deliveries(shop, sessionId)).map(({ state }) => state))
      .toEqual(['delivered'])
  })

  fault(
    4,
    'between the 200 to the webhook and the settling, makes one order after its restart [220]',
    async () => {
      const { shop, skull } = fixture
      const sessionId = await openCheckout(shop, [lineOf(skull, 'M', 3)])
      await loseWebhooks(shop, sessionId)
      await pay(shop, sessionId)
      // It cannot settle anything, however late it is killed.
      const point = await failPoint(shop, { table: 'cart', on: 'insert' })
      const answer = await deliver(shop, eventOf(sessionId))
      await shop.server().kill('SIGKILL')
      await point.lift()
      expect(answer.status).toBe(200)
      expect(await medusaOrders(shop, sessionId)).toEqual([])

      await shop.restart()
      // Nobody asks for the order, which would settle it too: only the inbox remembers.
      await expect.poll(() => medusaOrders(shop, sessionId), { interval: 500 }).toHaveLength(1)
      expect(await settledOrder(shop, sessionId)).toMatchObject({ status: 'paid', order: { total: 106.61 } })
    },
  )

  fault(8, 'orderly in the middle of a checkout, answers it first, and is no longer ready', async () => {
    const { shop, skull } = fixture
    const point = await failPoint(shop, { table: 'checkout_intent', on: 'insert' })
    const answer = requestCheckout(shop, checkoutBody(shop, [lineOf(skull, 'M')]))
    await point.reached()
    const ended = shop.server().kill('SIGTERM')
    await expect
      .poll(async () => (await get(`${shop.origin}/ready`)).body, { interval: 20 })
      .toMatchObject({ error: 'stopping' })
    await point.release()
    expect((await answer).status).toBe(200)
    await ended
    expect(await shop.server().exited).toBe(0)
    await point.lift()
    await shop.restart()
  })
})
