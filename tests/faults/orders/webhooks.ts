import { describe, expect } from 'vitest'
import {
  get,
  toCartItem,
  openTestCheckout,
  fetchBuyerOrder,
  payAtSandbox,
  send,
  waitForOrder,
} from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { readMedusaOrders } from '../../../commerce/tests/support/medusa-orders'
import {
  deliverWebhook,
  listWebhookDeliveries,
  buildStripeEvent,
  fetchStripeSession,
  dropWebhooks,
  injectFault,
  controlSession,
  signPayload,
} from '../../../commerce/tests/support/stripe-sandbox'
import { testFault, OTHER_WORK_MS } from '../support/fault'
import { readEvents, ageCheckout, waitUntilProcessed } from '../support/event-inbox'
import type { FaultFixture } from '../support/fault-fixture'

/** Tests what webhooks can do to an order. The server must log from 'info' on. */
export function testWebhooks(fixture: FaultFixture): void {
  const open = (quantity = 1) => openTestCheckout(fixture.shop, [toCartItem(fixture.skull, 'M', quantity)])
  const PAYMENT_EVENT = { on: 'webhook', type: 'checkout.session.completed' }
  /** Counts the lines of the server's log that say this. */
  const said = (sentence: string) => fixture.shop.server().output().split(sentence).length - 1

  describe('a webhook', () => {
    testFault(14, 'that comes twice makes one order, and both are answered 200', async () => {
      const { shop } = fixture
      const sessionId = await open()
      await injectFault(shop, { ...PAYMENT_EVENT, kind: 'duplicate', copies: 2, session: sessionId })
      await payAtSandbox(shop, sessionId)
      expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
      const delivered = [{ state: 'delivered', attempts: [{ outcome: '200' }] }]
      await expect
        .poll(() => listWebhookDeliveries(shop, sessionId))
        .toMatchObject([...delivered, ...delivered])
      expect(await readMedusaOrders(shop, sessionId)).toHaveLength(1)
    })

    testFault(
      15,
      'that comes 20 times at once, and 20 different ones, make one order and one capture [220]',
      async () => {
        const { shop } = fixture
        const sessionId = await open(2)
        await dropWebhooks(shop, sessionId)
        await payAtSandbox(shop, sessionId)
        const same = buildStripeEvent(sessionId)
        const calls = Array.from({ length: 20 }, () => [
          deliverWebhook(shop, same),
          deliverWebhook(shop, buildStripeEvent(sessionId)),
        ])
        for (const answer of await Promise.all(calls.flat())) {
          expect([answer.status, answer.body]).toEqual([200, { received: true }])
        }
        expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
        await waitUntilProcessed(shop, sessionId)
        expect(await readMedusaOrders(shop, sessionId)).toMatchObject([
          { payments: 1, captures: 1, captured: 74.4, paid: 74.4, reserved: 2 },
        ])
      },
    )

    testFault(16, 'that comes before an older one leaves the last word to the provider', async () => {
      const { shop } = fixture
      const sessionId = await open()
      await dropWebhooks(shop, sessionId)
      await payAtSandbox(shop, sessionId)
      await deliverWebhook(shop, buildStripeEvent(sessionId, 'checkout.session.expired'))
      expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
      await deliverWebhook(shop, buildStripeEvent(sessionId))
      await deliverWebhook(shop, buildStripeEvent(sessionId, 'checkout.session.expired'))
      await waitUntilProcessed(shop, sessionId)
      expect(await fetchBuyerOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
    })

    testFault(17, 'that comes before the buyer is back has the order ready for the page', async () => {
      const { shop } = fixture
      const sessionId = await open()
      await payAtSandbox(shop, sessionId)
      await waitUntilProcessed(shop, sessionId)
      expect(await fetchBuyerOrder(shop, sessionId)).toMatchObject({ status: 'paid', order: { total: 42.2 } })
    })

    testFault(
      18,
      'that comes after the buyer is back: being confirmed, then the order within 10 s',
      async () => {
        const { shop } = fixture
        const sessionId = await open()
        await injectFault(shop, { ...PAYMENT_EVENT, kind: 'delay', delayMs: 3000, session: sessionId })
        await payAtSandbox(shop, sessionId)
        const back = Date.now()
        expect(await fetchBuyerOrder(shop, sessionId)).toEqual({
          status: 'pending',
          items: expect.any(Array),
        })
        expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
        expect(Date.now() - back).toBeLessThan(10_000 + OTHER_WORK_MS)
        await waitUntilProcessed(shop, sessionId)
      },
    )

    testFault(
      19,
      'that never comes, with a buyer who never comes back: the sweep makes the order, and its mail goes',
      async () => {
        const { shop, mailbox } = fixture
        const sessionId = await open()
        await dropWebhooks(shop, sessionId)
        await payAtSandbox(shop, sessionId)
        await ageCheckout(shop, sessionId, '5 minutes')
        await expect.poll(() => readMedusaOrders(shop, sessionId)).toHaveLength(1)
        expect(await readEvents(shop, sessionId)).toEqual([])
        const [made] = await readMedusaOrders(shop, sessionId)
        await expect.poll(async () => (await mailbox.listAbout(made?.number ?? 0)).length).toBe(2)
      },
    )

    testFault(
      20,
      'that is not signed, wrongly signed, stale or altered is refused, logged, and nothing of it is kept [220]',
      async () => {
        const { shop } = fixture
        const sessionId = await open()
        const payload = buildStripeEvent(sessionId)
        const bad = [
          [payload, ''],
          [payload, 'nonsense'],
          [payload, signPayload(payload, { secret: 'whsec_other' })],
          [payload, signPayload(payload, { ageS: 600 })],
          [payload.replace('completed', 'expired'), signPayload(payload)],
          ['{', signPayload('{')],
          ['', signPayload('')],
        ] as const
        const before = said('A webhook was refused')
        for (const [body, signed] of bad) {
          const answer = await deliverWebhook(shop, body, signed)
          expect(answer.status).toBe(400)
          expect(answer.body).toEqual({ error: expect.any(String), code: expect.any(String) })
        }
        expect((await send(`${shop.origin}/api/stripe-webhook`, payload)).status).toBe(400)
        expect(await readEvents(shop, sessionId)).toEqual([])
        // A body that is no JSON is refused before its signature is read.
        await expect.poll(() => said('A webhook was refused') - before).toBeGreaterThanOrEqual(6)
      },
    )

    testFault(
      21,
      'about a session that nobody knows, or about something else, is answered 200, logged, and changes nothing',
      async () => {
        const { shop } = fixture
        const readRows = () =>
          query(
            shop.databaseUrl,
            `select (select count(*) from checkout_intent) as checkouts, (select count(*) from "order") as orders,
           (select count(*) from checkout_mail) as mails`,
          )
        const before = await readRows()
        const stranger = `cs_test_${crypto.randomUUID()}`
        const logged = said('not ours')
        expect(await deliverWebhook(shop, buildStripeEvent(stranger))).toMatchObject({
          status: 200,
          body: { received: true },
        })
        const data = { object: { id: 'in_1' } }
        const other = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data })
        expect((await deliverWebhook(shop, other)).status).toBe(200)
        await waitUntilProcessed(shop, stranger)
        expect(await readRows()).toEqual(before)
        await expect.poll(() => said('not ours')).toBe(logged + 1)
      },
    )

    testFault(23, 'that says completed, but not paid, makes no order before the money is there', async () => {
      const { shop } = fixture
      const sessionId = await open()
      await payAtSandbox(shop, sessionId, { card: '4000000000007726' })
      await waitUntilProcessed(shop, sessionId)
      expect(await fetchBuyerOrder(shop, sessionId)).toEqual({
        status: 'pending',
        isAwaited: true,
        items: expect.any(Array),
      })
      expect(await readMedusaOrders(shop, sessionId)).toEqual([])
      await controlSession(shop, sessionId, 'settle')
      expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
    })

    testFault(
      28,
      'of a clock that is 10 minutes off is refused aloud, and the sweep saves the order',
      async () => {
        const { shop } = fixture
        const sessionId = await open()
        await dropWebhooks(shop, sessionId)
        await payAtSandbox(shop, sessionId)
        const before = said('A webhook was refused')
        const payload = buildStripeEvent(sessionId)
        expect((await deliverWebhook(shop, payload, signPayload(payload, { ageS: 600 }))).status).toBe(400)
        await expect.poll(() => said('A webhook was refused')).toBe(before + 1)
        expect(await readEvents(shop, sessionId)).toEqual([])
        await ageCheckout(shop, sessionId, '10 minutes')
        await expect.poll(() => readMedusaOrders(shop, sessionId)).toHaveLength(1)
      },
    )
  })

  describe('a payment', () => {
    for (const [what, change] of [
      ['amount', { amount_total: 100 }],
      ['currency', { currency: 'eur' }],
    ] as const)
      testFault(
        22,
        `of another ${what} than was quoted is in review by the staff, and never becomes an order by itself`,
        async () => {
          const { shop } = fixture
          const sessionId = await open()
          await controlSession(shop, sessionId, 'tamper', change)
          await payAtSandbox(shop, sessionId)
          await waitUntilProcessed(shop, sessionId)
          await deliverWebhook(shop, buildStripeEvent(sessionId))
          await waitUntilProcessed(shop, sessionId)
          expect(await fetchStripeSession(shop, sessionId)).toMatchObject({
            payment_status: 'paid',
            ...change,
          })
          expect(await readMedusaOrders(shop, sessionId)).toEqual([])
          const response = await get(`${shop.origin}/api/orders?session_id=${sessionId}`)
          expect(response.body).toEqual({ status: 'pending', items: expect.any(Array) })
        },
      )
  })
}
