import { describe, expect } from 'vitest'
import { get, fetchBuyerOrder, payAtSandbox, send } from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { buildProofInput, fetchStaffRequest } from '../../../commerce/tests/support/artwork'
import { readMedusaOrders } from '../../../commerce/tests/support/medusa-orders'
import {
  controlSession,
  deliverWebhook,
  listWebhookDeliveries,
  buildStripeEvent,
  fetchStripeSession,
  injectFault,
  dropWebhooks,
} from '../../../commerce/tests/support/stripe-sandbox'
import { testFault } from '../support/fault'
import { ageCheckout, waitUntilProcessed } from '../support/event-inbox'
import type { CustomPrintFixture } from '../support/custom-print-fixture'

/** Tests what webhooks can do to a print. */
export function testCustomPrintWebhooks(fixture: CustomPrintFixture): void {
  const { rows, fetchLinked, approveIt, openSession, expectOneOrder, staff } = fixture
  const PAYMENT_EVENT = { on: 'webhook', type: 'checkout.session.completed' }

  /** A proof that is approved, with the payment page that its buyer has open. */
  async function openPayment() {
    const proofed = await fixture.createProofed()
    // The shop is another one after a restart.
    return { shop: fixture.shop, proofed, sessionId: await openSession(proofed) }
  }

  /** Sends a newer version of a proof, as the studio does. */
  async function sendNewer(number: number) {
    const request = await fetchStaffRequest(fixture.shop, number, staff)
    const path = `/admin/press-requests/${request.id}/proofs`
    return send(fixture.shop.origin + path, buildProofInput(request), staff)
  }

  describe('a webhook', () => {
    testFault(14, 'that comes twice makes one order of a print, and both are answered 200', async () => {
      const { shop, proofed, sessionId } = await openPayment()
      await injectFault(shop, { ...PAYMENT_EVENT, kind: 'duplicate', copies: 2, session: sessionId })
      await payAtSandbox(shop, sessionId)
      const delivered = [{ state: 'delivered', attempts: [{ outcome: '200' }] }]
      await expect
        .poll(() => listWebhookDeliveries(shop, sessionId))
        .toMatchObject([...delivered, ...delivered])
      await waitUntilProcessed(shop, sessionId)
      await expectOneOrder(proofed, sessionId)
      // The same event once more, now that the order exists.
      expect((await deliverWebhook(shop, buildStripeEvent(sessionId))).status).toBe(200)
      await waitUntilProcessed(shop, sessionId)
      await expectOneOrder(proofed, sessionId)
    })

    testFault(
      15,
      'that comes 20 times at once, and 20 different ones, make one order of a print',
      async () => {
        const { shop, proofed, sessionId } = await openPayment()
        await dropWebhooks(shop, sessionId)
        await payAtSandbox(shop, sessionId)
        const same = buildStripeEvent(sessionId)
        const calls = Array.from({ length: 20 }, () => [
          deliverWebhook(shop, same),
          deliverWebhook(shop, buildStripeEvent(sessionId)),
        ])
        for (const { status } of await Promise.all(calls.flat())) expect(status).toBe(200)
        await waitUntilProcessed(shop, sessionId)
        await expectOneOrder(proofed, sessionId)
      },
    )

    testFault(16, 'that says expired before completed makes nothing approvable that is paid', async () => {
      const { shop, proofed, sessionId } = await openPayment()
      await dropWebhooks(shop, sessionId)
      await payAtSandbox(shop, sessionId)
      await deliverWebhook(shop, buildStripeEvent(sessionId, 'checkout.session.expired'))
      await waitUntilProcessed(shop, sessionId)
      await expectOneOrder(proofed, sessionId)
      await deliverWebhook(shop, buildStripeEvent(sessionId, 'checkout.session.expired'))
      await waitUntilProcessed(shop, sessionId)
      expect((await fetchLinked(proofed.token)).state).toBe('paid')
      expect(await approveIt(proofed)).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    })

    testFault(
      16,
      'of a page that has expired is late: the proof was approved once more, and is paid once',
      async () => {
        const { shop, proofed, sessionId: first } = await openPayment()
        await dropWebhooks(shop, first)
        await controlSession(shop, first, 'expire')
        await deliverWebhook(shop, buildStripeEvent(first, 'checkout.session.expired'))
        await expect.poll(async () => (await fetchLinked(proofed.token)).state).toBe('proofed')
        const second = await openSession(proofed)
        expect(second).not.toBe(first)
        await deliverWebhook(shop, buildStripeEvent(first, 'checkout.session.expired'))
        await waitUntilProcessed(shop, first)
        expect((await fetchLinked(proofed.token)).state).toBe('approved')
        await payAtSandbox(shop, second)
        await expectOneOrder(proofed, second)
      },
    )

    testFault(
      17,
      'that comes before the buyer is back has order and request ready for the pages',
      async () => {
        const { shop, proofed, sessionId } = await openPayment()
        await payAtSandbox(shop, sessionId)
        await waitUntilProcessed(shop, sessionId)
        const { status, order } = await fetchBuyerOrder(shop, sessionId)
        expect([status, order?.total]).toEqual(['paid', proofed.total / 100])
        expect(await fetchLinked(proofed.token)).toMatchObject({
          state: 'paid',
          order: { number: order?.number },
        })
        await expectOneOrder(proofed, sessionId)
      },
    )

    testFault(
      18,
      'that comes after the buyer is back: approved and waiting, then paid, at the same link',
      async () => {
        const { shop, proofed, sessionId } = await openPayment()
        await injectFault(shop, {
          ...PAYMENT_EVENT,
          kind: 'delay',
          delayMs: 3000,
          session: sessionId,
        })
        await payAtSandbox(shop, sessionId)
        expect((await fetchLinked(proofed.token)).state).toBe('approved')
        // Meanwhile nothing is paid twice.
        expect((await approveIt(proofed)).status).not.toBe(500)
        await waitUntilProcessed(shop, sessionId)
        await expectOneOrder(proofed, sessionId)
      },
    )

    testFault(
      19,
      'that never comes, with a buyer who never comes back: the sweep makes order and mails',
      async () => {
        const { shop, proofed, sessionId } = await openPayment()
        await dropWebhooks(shop, sessionId)
        await payAtSandbox(shop, sessionId)
        await ageCheckout(shop, sessionId, '5 minutes')
        await expect.poll(() => readMedusaOrders(shop, sessionId)).toHaveLength(1)
        const [made] = await readMedusaOrders(shop, sessionId)
        const sent = `select 1 from checkout_mail m join checkout_intent k on k.id = m.intent_id
        where k.session_id = $1 and m.state = 'sent'`
        await expect.poll(() => rows(sent, [sessionId])).toHaveLength(2)
        expect(await fetchLinked(proofed.token)).toMatchObject({
          state: 'paid',
          order: { number: made?.number },
        })
      },
    )

    testFault(
      19,
      'that never says that a page has expired: the sweep makes the proof approvable again',
      async () => {
        const { shop, proofed, sessionId } = await openPayment()
        await dropWebhooks(shop, sessionId)
        await controlSession(shop, sessionId, 'expire')
        await ageCheckout(shop, sessionId, '2 hours')
        await expect.poll(async () => (await fetchLinked(proofed.token)).state).toBe('proofed')
        const again = await openSession(proofed)
        await payAtSandbox(shop, again)
        await expectOneOrder(proofed, again)
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
        `of another ${what} than its proof’s is held for the staff; nothing is printed for it`,
        async () => {
          const { shop, proofed, sessionId } = await openPayment()
          await controlSession(shop, sessionId, 'tamper', change)
          await payAtSandbox(shop, sessionId)
          await waitUntilProcessed(shop, sessionId)
          expect(await fetchStripeSession(shop, sessionId)).toMatchObject({
            payment_status: 'paid',
            ...change,
          })
          expect(await readMedusaOrders(shop, sessionId)).toEqual([])
          expect(await fetchLinked(proofed.token)).toMatchObject({ state: 'approved', order: null })
          // Until somebody has looked at the money, no second one is asked for.
          expect(await approveIt(proofed)).toMatchObject({ status: 409, body: { code: 'already_paid' } })
          expect(await sendNewer(proofed.number)).toMatchObject({
            status: 400,
            body: { code: 'buyer_is_paying' },
          })
        },
      )

    testFault(
      30,
      'is of the proof’s sum though the studio saves other prices while its page is open',
      async () => {
        const { shop, proofed, sessionId } = await openPayment()
        const { body } = await get(`${shop.origin}/api/press-prices`)
        const { version, rows: prices } = body as { version: number; rows: object }
        const saved = { known: version, rows: { ...prices, screenInRappen: 12_000 + version } }
        expect((await send(`${shop.origin}/admin/press-prices`, saved, staff)).status).toBe(200)
        try {
          // A newer version, in the new prices, has to wait until this one is paid or left.
          expect(await sendNewer(proofed.number)).toMatchObject({
            status: 400,
            body: { code: 'buyer_is_paying' },
          })
          await payAtSandbox(shop, sessionId)
          await expectOneOrder(proofed, sessionId)
        } finally {
          await query(shop.databaseUrl, 'delete from press_price_table')
        }
      },
    )
  })
}
