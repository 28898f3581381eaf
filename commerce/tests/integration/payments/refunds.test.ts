import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import {
  get,
  fetchBuyerOrder,
  openTestCheckout,
  payAtSandbox,
  send,
  toCartItem,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import type { TestMailbox } from '../../support/test-mailbox'
import { placePaidOrder } from '../../support/place-paid-order'
import {
  buildStripeEvent,
  clearFaults,
  deliverWebhook,
  dropWebhooks,
  injectFault,
  readPaymentRecords,
  refundAtStripe,
} from '../../support/stripe-sandbox'
import {
  ageRefunds,
  listMailedRefunds,
  listRefundIds,
  listRefundAmounts,
  waitForProcessedEvents,
  redeliverRefundEvents,
} from '../../support/refund-records'
import { runJob } from '../../support/run-job'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

let shop: Shop
let mailbox: TestMailbox
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, mailbox, skull, staff } = await takeShop())
})

it('stands in Medusa once when it was made at Stripe, in parts and beside the studio’s own, and the buyer gets a mail of each', async () => {
  const { number, sessionId, orderId, paymentId } = await placePaidOrder(shop, skull)
  await refundAtStripe(shop, sessionId, 220)
  await expect.poll(() => listRefundAmounts(shop, paymentId)).toEqual([2.2])
  // Medusa changes an order by one at a time, and refuses the other.
  await waitForProcessedEvents(shop)
  const own = await send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount: 10 }, staff)
  expect(own.status, JSON.stringify(own.body)).toBe(200)
  await refundAtStripe(shop, sessionId, 2000)
  await expect.poll(() => listRefundAmounts(shop, paymentId)).toEqual([2.2, 10, 20])
  await waitForProcessedEvents(shop)
  expect((await fetchBuyerOrder(shop, sessionId)).status).toBe('paid')
  await refundAtStripe(shop, sessionId)
  await expect.poll(() => listRefundAmounts(shop, paymentId)).toEqual([2.2, 10, 20, 10])

  await redeliverRefundEvents(shop)
  expect(await listRefundAmounts(shop, paymentId)).toEqual([2.2, 10, 20, 10])
  expect((await fetchBuyerOrder(shop, sessionId)).status).toBe('refunded')
  expect((await readMedusaOrders(shop, sessionId))[0]?.paid).toBeCloseTo(0, 2)
  const { body } = await get(`${shop.origin}/admin/orders/${orderId}?fields=payment_status,summary.*`, staff)
  expect(body).toMatchObject({
    order: { payment_status: 'refunded', summary: { refunded_total: 42.2 } },
  })
  expect((await readPaymentRecords(shop)).refunds).toEqual({ count: 4, amount: 4220 })
  await expect
    .poll(() => listMailedRefunds(mailbox, number))
    .toEqual(['CHF 2.20', 'CHF 10.00', 'CHF 20.00', 'CHF 10.00'])
})

describe('of a part, made at Stripe before there was an order,', () => {
  /** Nothing of the payment, nor of its refund, reaches the shop before the returned event is delivered. */
  async function payAndRefundPart() {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await dropWebhooks(shop, sessionId)
    await payAtSandbox(shop, sessionId)
    await refundAtStripe(shop, sessionId, 500)
    return { sessionId, deliver: () => deliverWebhook(shop, buildStripeEvent(sessionId)) }
  }

  const readPaymentId = async (sessionId: string) =>
    (
      await query<{ payment_id: string }>(
        shop.databaseUrl,
        'select payment_id from checkout_intent where session_id = $1',
        [sessionId],
      )
    )[0]?.payment_id ?? ''

  it('stands in the order that is made of the rest, and the buyer gets both mails', async () => {
    const { sessionId, deliver } = await payAndRefundPart()
    await deliver()
    const { status, order } = await waitForOrder(shop, sessionId)
    expect([status, order?.total]).toEqual(['paid', 42.2])
    const paymentId = await readPaymentId(sessionId)
    await expect.poll(() => listRefundAmounts(shop, paymentId)).toEqual([5])
    await waitForProcessedEvents(shop)
    expect((await readMedusaOrders(shop, sessionId)).map(({ paid, reserved }) => [paid, reserved])).toEqual([
      [37.2, 1],
    ])
    await deliver()
    await waitForProcessedEvents(shop)
    expect(await listRefundAmounts(shop, paymentId)).toEqual([5])
    await expect.poll(() => listMailedRefunds(mailbox, order?.number ?? 0)).toEqual(['CHF 5.00'])
  })

  it('is made up for where the server stopped between the order and its refund', async () => {
    const { sessionId, deliver } = await payAndRefundPart()
    await injectFault(shop, { on: 'api', kind: 'status', status: 500, times: 0, request: 'GET /v1/refunds' })
    await deliver()
    expect((await waitForOrder(shop, sessionId)).status).toBe('paid')
    const paymentId = await readPaymentId(sessionId)
    await expect
      .poll(() => query(shop.databaseUrl, 'select 1 from checkout_event where error is not null'))
      .toHaveLength(1)
    expect(await listRefundAmounts(shop, paymentId)).toEqual([])
    // What a killed server has in its inbox brings the order, which is there.
    await query(shop.databaseUrl, 'update checkout_event set processed_at = now()')
    await clearFaults(shop)
    await expect
      .poll(async () => {
        await runJob(shop, 'recover-lost-payments')
        return listRefundAmounts(shop, paymentId)
      })
      .toEqual([5])
  })
})

it('is made once in Medusa by the studio, although Stripe sends an event of that, too', async () => {
  const { paymentId } = await placePaidOrder(shop, skull)
  const before = await readPaymentRecords(shop)
  for (const amount of [5, 5]) {
    const { status } = await send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount }, staff)
    expect(status).toBe(200)
  }
  await redeliverRefundEvents(shop)
  expect(await listRefundAmounts(shop, paymentId)).toEqual([5, 5])
  expect((await readPaymentRecords(shop)).refunds.count).toBe(before.refunds.count + 2)
})

it('is refused where it is larger than what is left, in the language of who asks, and nothing goes back', async () => {
  const { paymentId } = await placePaidOrder(shop, skull)
  const path = `${shop.origin}/admin/payments/${paymentId}/refund`
  const before = await readPaymentRecords(shop)
  const larger = (headers: Record<string, string>) => send(path, { amount: 42.21 }, { ...staff, ...headers })
  for (const [language, sentence] of [
    ['en', 'No more than CHF 42.20 of this payment is left to be refunded.'],
    ['de', 'Von dieser Zahlung lassen sich höchstens noch CHF 42.20 erstatten.'],
    ['fr', 'De ce paiement, il reste au plus CHF 42.20 à rembourser.'],
    ['it', 'Di questo pagamento restano al massimo CHF 42.20 da rimborsare.'],
  ])
    expect(await larger({ cookie: `lng=${language}` })).toMatchObject({
      status: 400,
      body: { message: sentence },
    })
  expect(await listRefundAmounts(shop, paymentId)).toEqual([])
  expect((await send(path, { amount: 40 }, staff)).status).toBe(200)
  expect((await send(path, { amount: 2.21 }, { ...staff, 'accept-language': 'de-CH' })).body).toMatchObject({
    message: 'Von dieser Zahlung lassen sich höchstens noch CHF 2.20 erstatten.',
  })
  expect((await send(path, { amount: 2.2 }, staff)).status).toBe(200)
  expect((await readPaymentRecords(shop)).refunds.count).toBe(before.refunds.count + 2)
  // Who is not of the studio learns nothing of a payment.
  expect((await send(path, { amount: 100 })).status).toBe(401)
})

it('is refused with a fraction of a Rappen, which Stripe would round, and nothing goes back', async () => {
  const { paymentId } = await placePaidOrder(shop, skull)
  const before = await readPaymentRecords(shop)
  const path = `${shop.origin}/admin/payments/${paymentId}/refund`
  for (const [language, sentence] of [
    ['en', 'An amount has whole Rappen, such as 12.50 or 0.05. Nothing was refunded.'],
    ['de', 'Ein Betrag hat ganze Rappen, etwa 12.50 oder 0.05. Es wurde nichts erstattet.'],
  ])
    expect(await send(path, { amount: 0.014 }, { ...staff, cookie: `lng=${language}` })).toMatchObject({
      status: 400,
      body: { message: sentence },
    })
  expect(await listRefundAmounts(shop, paymentId)).toEqual([])
  expect((await readPaymentRecords(shop)).refunds).toEqual(before.refunds)
})

it('that Stripe refuses is a sentence, of Stripe’s reason in the language of who asks, and can be made later', async () => {
  const { orderId, paymentId } = await placePaidOrder(shop, skull)
  const refund = `${shop.origin}/admin/payments/${paymentId}/refund`
  const cancellation = `${shop.origin}/admin/orders/${orderId}/cancel`
  const refused = async (url: string, fault: object) => {
    await injectFault(shop, { on: 'api', request: 'POST /v1/refunds', kind: 'status', ...fault })
    return send(url, {}, { ...staff, cookie: 'lng=de' })
  }
  for (const [url, sentence] of [
    [refund, /^Diese Zahlung wird bei der Bank angefochten/],
    // Medusa keeps to itself why the money of a cancellation does not go back.
    [cancellation, /^Die Bestellung wurde nicht storniert, da sich ihr Geld nicht zurückschicken liess/],
  ] as const)
    expect(await refused(url, { status: 400, code: 'charge_disputed' })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(sentence) },
    })
  expect(
    await refused(refund, { status: 400, code: 'new_code', message: 'No refunds on Sundays.' }),
  ).toMatchObject({
    status: 400,
    body: { message: 'Stripe hat das abgelehnt. Es sagt: No refunds on Sundays.' },
  })
  expect(await refused(refund, { status: 500, times: 2 })).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/^Stripe antwortet gerade nicht/) },
  })
  expect(await listRefundAmounts(shop, paymentId)).toEqual([])
  const { body } = await get(`${shop.origin}/admin/orders/${orderId}?fields=canceled_at`, staff)
  expect(body).toMatchObject({ order: { canceled_at: null } })
  expect((await send(refund, {}, staff)).status).toBe(200)
  expect(await listRefundAmounts(shop, paymentId)).toEqual([42.2])
})

it('is the cancellation’s where an order is cancelled: once in Medusa, with its credit note', async () => {
  const { orderId, paymentId } = await placePaidOrder(shop, skull)
  const before = await readPaymentRecords(shop)
  expect((await send(`${shop.origin}/admin/orders/${orderId}/cancel`, {}, staff)).status).toBe(200)
  const made = await listRefundIds(shop, paymentId)
  expect(made).toHaveLength(1)
  await ageRefunds(shop, paymentId)
  await redeliverRefundEvents(shop)
  expect(await listRefundIds(shop, paymentId)).toEqual(made)
  expect((await readPaymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
  const creditNotes = () =>
    query(shop.databaseUrl, "select 1 from checkout_receipt where kind = 'credit_note' and order_id = $1", [
      orderId,
    ])
  await runJob(shop, 'issue-receipts')
  expect(await creditNotes()).toHaveLength(1)
})

it('counts for the buyer and the studio whichever payment of the order it is of', async () => {
  const { number, sessionId, orderId, paymentId } = await placePaidOrder(shop, skull)
  await query(shop.databaseUrl, SECOND_PAYMENT, [orderId, paymentId])
  const shown = async () =>
    z
      .object({ orders: z.array(z.object({ id: z.string(), status: z.string() })) })
      .parse((await get(`${shop.origin}/api/orders`, staff)).body)
      .orders.find(({ id }) => id === orderId)?.status
  await refundAtStripe(shop, sessionId)
  await expect.poll(() => listRefundAmounts(shop, paymentId)).toEqual([42.2])
  expect([await shown(), (await fetchBuyerOrder(shop, sessionId)).status]).toEqual(['paid', 'paid'])
  // The mail is sent after Medusa has booked the refund; the second refund below copies that booking.
  await expect.poll(() => listMailedRefunds(mailbox, number)).toContain('CHF 42.20')
  await query(
    shop.databaseUrl,
    `insert into refund (id, amount, raw_amount, payment_id, created_at)
      values ('ref_second', 10, '{"value": "10"}', 'pay_second', now() - interval '1 minute')`,
  )
  await query(shop.databaseUrl, SECOND_BOOKED, [orderId])
  expect([await shown(), (await fetchBuyerOrder(shop, sessionId)).status]).toEqual(['refunded', 'refunded'])
  await runJob(shop, 'queue-missing-mails')
  await expect.poll(() => listMailedRefunds(mailbox, number)).toEqual(['CHF 42.20', 'CHF 10.00'])
})

/** Ten francs that the studio took for an order later on. */
const SECOND_PAYMENT = `
  with collection as (
    insert into payment_collection
    select (jsonb_populate_record(c, '{"id": "pay_col_second", "amount": 10}')).*
    from payment_collection c join payment p on p.payment_collection_id = c.id where p.id = $2
  ), payment as (
    insert into payment
    select (jsonb_populate_record(p, '{"id": "pay_second", "payment_collection_id": "pay_col_second",
      "payment_session_id": "payses_second", "amount": 10}')).*
    from payment p where p.id = $2
  )
  insert into order_payment_collection (id, order_id, payment_collection_id)
  values ('ordpay_second', $1, 'pay_col_second')`

/** Books a refund of the second payment among the order's transactions. */
const SECOND_BOOKED = `
  insert into order_transaction
  select (jsonb_populate_record(t, '{"id": "ordtrx_second", "amount": -10, "reference_id": "ref_second"}')).*
  from order_transaction t where t.order_id = $1 and t.reference = 'refund' limit 1`
