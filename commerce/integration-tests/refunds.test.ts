import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import type { Product } from '../src/contract/catalogue'
import { buy, get, lineOf, orderOf, send } from './harness/customer'
import { connect, query } from './harness/database'
import { medusaOrders } from './harness/medusa-orders'
import type { Mailbox } from './harness/mailbox'
import { clearFaults, injectFault, paymentRecords, refundAtStripe } from './harness/provider'
import type { Shop } from './harness/shop'
import { staffHeaders } from './harness/staff'
import { startStaffedShop } from './harness/staffed-shop'

let shop: Shop
let mailbox: Mailbox
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, mailbox, skull, staff } = await startStaffedShop('refunds'))
})
afterAll(async () => {
  await shop?.stop()
  await mailbox?.close()
})

it('stands in Medusa once when it was made at Stripe, in parts and beside the studio’s own, and the buyer gets a mail of each', async () => {
  const { number, sessionId, orderId, paymentId } = await order()
  await refundAtStripe(shop, sessionId, 220)
  await expect.poll(() => refunds(paymentId)).toEqual([2.2])
  // Medusa changes an order by one at a time, and refuses the other.
  await settled()
  const own = await send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount: 10 }, staff)
  expect(own.status, JSON.stringify(own.body)).toBe(200)
  await refundAtStripe(shop, sessionId, 2000)
  await expect.poll(() => refunds(paymentId)).toEqual([2.2, 10, 20])
  await settled()
  expect((await orderOf(shop, sessionId)).status).toBe('paid')
  await refundAtStripe(shop, sessionId)
  await expect.poll(() => refunds(paymentId)).toEqual([2.2, 10, 20, 10])

  await tellAgain()
  expect(await refunds(paymentId)).toEqual([2.2, 10, 20, 10])
  expect((await orderOf(shop, sessionId)).status).toBe('refunded')
  expect((await medusaOrders(shop, sessionId))[0]?.paid).toBeCloseTo(0, 2)
  const { body } = await get(`${shop.origin}/admin/orders/${orderId}?fields=payment_status,summary.*`, staff)
  expect(body).toMatchObject({
    order: { payment_status: 'refunded', summary: { refunded_total: 42.2 } },
  })
  expect((await paymentRecords(shop)).refunds).toEqual({ count: 4, amount: 4220 })
  await expect.poll(() => mailedRefunds(number)).toEqual(['CHF 2.20', 'CHF 10.00', 'CHF 20.00', 'CHF 10.00'])
})

it('is made once in Medusa by the studio, although Stripe sends an event of that, too', async () => {
  const { paymentId } = await order()
  const before = await paymentRecords(shop)
  for (const amount of [5, 5]) {
    const { status } = await send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount }, staff)
    expect(status).toBe(200)
  }
  await tellAgain()
  expect(await refunds(paymentId)).toEqual([5, 5])
  expect((await paymentRecords(shop)).refunds.count).toBe(before.refunds.count + 2)
})

it('is refused where it is larger than what is left, in the language of who asks, and nothing goes back', async () => {
  const { paymentId } = await order()
  const path = `${shop.origin}/admin/payments/${paymentId}/refund`
  const before = await paymentRecords(shop)
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
  expect(await refunds(paymentId)).toEqual([])
  expect((await send(path, { amount: 40 }, staff)).status).toBe(200)
  expect((await send(path, { amount: 2.21 }, { ...staff, 'accept-language': 'de-CH' })).body).toMatchObject({
    message: 'Von dieser Zahlung lassen sich höchstens noch CHF 2.20 erstatten.',
  })
  expect((await send(path, { amount: 2.2 }, staff)).status).toBe(200)
  expect((await paymentRecords(shop)).refunds.count).toBe(before.refunds.count + 2)
  // Who is not of the studio learns nothing of a payment.
  expect((await send(path, { amount: 100 })).status).toBe(401)
})

it('goes out once where the answer of Stripe was lost, and is no error for the studio', async () => {
  const { paymentId } = await order()
  const before = await paymentRecords(shop)
  for (const executed of [false, true])
    await injectFault(shop, { on: 'api', kind: 'reset', executed, request: 'POST /v1/refunds' })
  const { status } = await send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount: 10 }, staff)
  expect(status).toBe(200)
  expect(await refunds(paymentId)).toEqual([10])
  expect((await paymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
})

it.each(['Stripe', 'the studio'])(
  'is begun again where the server was cut off before the order knew of one made by %s',
  async (maker) => {
    const { sessionId, paymentId } = await order()
    if (maker === 'Stripe') await refundAtStripe(shop, sessionId, 500)
    else await send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount: 5 }, staff)
    await expect.poll(() => refunds(paymentId)).toEqual([5])
    await settled()
    await query(
      shop.databaseUrl,
      'delete from order_transaction where reference_id in (select id from refund where payment_id = $1)',
      [paymentId],
    )
    expect((await medusaOrders(shop, sessionId))[0]?.paid).toBe(42.2)
    const before = await paymentRecords(shop)
    await age(paymentId)
    await tellAgain()
    expect(await refunds(paymentId)).toEqual([5])
    expect((await medusaOrders(shop, sessionId))[0]?.paid).toBe(37.2)
    expect((await paymentRecords(shop)).refunds).toEqual(before.refunds)
  },
)

it('comes from Stripe in turn with what the studio does to its order', async () => {
  const { sessionId, orderId, paymentId } = await order()
  const studio = await connect(shop.databaseUrl)
  await studio.query("select pg_advisory_lock(hashtextextended('medusa:studio-step-' || $1, 0))", [orderId])
  await refundAtStripe(shop, sessionId, 500)
  const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted"
  await expect.poll(async () => (await studio.query(waiting)).rowCount).toBe(1)
  expect(await refunds(paymentId)).toEqual([])
  await studio.end()
  await expect.poll(() => refunds(paymentId)).toEqual([5])
})

it('is the cancellation’s where an order is cancelled: once in Medusa, with its credit note', async () => {
  const { orderId, paymentId } = await order()
  const before = await paymentRecords(shop)
  expect((await send(`${shop.origin}/admin/orders/${orderId}/cancel`, {}, staff)).status).toBe(200)
  const made = await refundIds(paymentId)
  expect(made).toHaveLength(1)
  await age(paymentId)
  await tellAgain()
  expect(await refundIds(paymentId)).toEqual(made)
  expect((await paymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
  const creditNotes = () =>
    query(shop.databaseUrl, "select 1 from checkout_receipt where kind = 'credit_note' and order_id = $1", [
      orderId,
    ])
  await expect.poll(creditNotes, { timeout: 90_000 }).toHaveLength(1)
})

it('keeps an order from being cancelled where Stripe refuses it, until it goes through', async () => {
  const { sessionId, orderId, paymentId } = await order()
  const before = await paymentRecords(shop)
  const cancel = () => send(`${shop.origin}/admin/orders/${orderId}/cancel`, {}, staff)
  await injectFault(shop, { on: 'api', kind: 'status', status: 500, times: 0, request: 'POST /v1/refunds' })
  expect(await cancel()).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('not cancelled') },
  })
  await clearFaults(shop)
  expect(await refunds(paymentId)).toEqual([])
  expect((await medusaOrders(shop, sessionId))[0]).toMatchObject({
    paid: 42.2,
    reserved: 1,
    collection: 'completed',
  })
  expect((await medusaOrders(shop, sessionId))[0]).toMatchObject({ paid: 42.2, reserved: 1 })
  const { body } = await get(`${shop.origin}/admin/orders/${orderId}?fields=status,payment_status`, staff)
  expect(body).toMatchObject({ order: { status: 'pending', payment_status: 'captured' } })
  expect((await cancel()).status).toBe(200)
  expect(await refunds(paymentId)).toEqual([42.2])
  expect((await paymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
})

it.each(['Stripe', 'the studio'])(
  'is not there where the server was killed before it had asked Stripe, and can then be made by %s',
  async (maker) => {
    const { number, sessionId, orderId, paymentId } = await order()
    const refund = () => send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount: 42.2 }, staff)
    const before = await paymentRecords(shop)
    await injectFault(shop, {
      on: 'api',
      kind: 'hang',
      executed: false,
      times: 0,
      request: 'POST /v1/refunds',
    })
    const lost = expect(refund()).rejects.toThrow(/fetch failed/)
    await expect.poll(() => refunds(paymentId)).toEqual([42.2])
    await shop.server().kill()
    await lost
    await clearFaults(shop)
    await shop.restart()
    staff = await staffHeaders(shop)
    // Medusa would book what never went along with what goes now.
    for (const path of [`payments/${paymentId}/refund`, `orders/${orderId}/cancel`])
      expect(await send(`${shop.origin}/admin/${path}`, {}, { ...staff, cookie: 'lng=de' })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('noch unterwegs') },
      })
    await age(paymentId)
    if (maker === 'Stripe') await refundAtStripe(shop, sessionId)
    else {
      await expect.poll(() => refunds(paymentId), { timeout: 90_000 }).toEqual([])
      expect(await mailedRefunds(number)).toEqual([])
      expect((await refund()).status).toBe(200)
    }
    await expect.poll(() => mailedRefunds(number), { timeout: 90_000 }).toEqual(['CHF 42.20'])
    await settled()
    expect(await refunds(paymentId)).toEqual([42.2])
    expect((await medusaOrders(shop, sessionId))[0]?.paid).toBeCloseTo(0, 2)
    expect((await paymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
  },
)

it('counts for the buyer and the studio whichever payment of the order it is of', async () => {
  const { number, sessionId, orderId, paymentId } = await order()
  await query(shop.databaseUrl, SECOND_PAYMENT, [orderId, paymentId])
  const shown = async () =>
    z
      .object({ orders: z.array(z.object({ id: z.string(), status: z.string() })) })
      .parse((await get(`${shop.origin}/api/orders`, staff)).body)
      .orders.find(({ id }) => id === orderId)?.status
  await refundAtStripe(shop, sessionId)
  await expect.poll(() => refunds(paymentId)).toEqual([42.2])
  expect([await shown(), (await orderOf(shop, sessionId)).status]).toEqual(['paid', 'paid'])
  await query(
    shop.databaseUrl,
    `insert into refund (id, amount, raw_amount, payment_id, created_at)
      values ('ref_second', 10, '{"value": "10"}', 'pay_second', now() - interval '1 minute')`,
  )
  await query(shop.databaseUrl, SECOND_BOOKED, [orderId])
  expect([await shown(), (await orderOf(shop, sessionId)).status]).toEqual(['refunded', 'refunded'])
  await expect.poll(() => mailedRefunds(number), { timeout: 90_000 }).toEqual(['CHF 42.20', 'CHF 10.00'])
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

/** What went back of them, as the order knows it. */
const SECOND_BOOKED = `
  insert into order_transaction
  select (jsonb_populate_record(t, '{"id": "ordtrx_second", "amount": -10, "reference_id": "ref_second"}')).*
  from order_transaction t where t.order_id = $1 and t.reference = 'refund' limit 1`

/** A paid order with its numbers. */
async function order() {
  const { sessionId, order: shown } = await buy(shop, [lineOf(skull, 'M')])
  const [row] = await query<{ order_id: string; payment_id: string }>(
    shop.databaseUrl,
    'select order_id, payment_id from checkout_intent where session_id = $1',
    [sessionId],
  )
  return {
    sessionId,
    number: shown.order?.number ?? 0,
    orderId: row?.order_id ?? '',
    paymentId: row?.payment_id ?? '',
  }
}

/** Makes the refunds of a payment old enough to be looked at again. */
async function age(paymentId: string): Promise<void> {
  await query(
    shop.databaseUrl,
    "update refund set created_at = created_at - interval '3 minutes' where payment_id = $1",
    [paymentId],
  )
}

async function refundIds(paymentId: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    shop.databaseUrl,
    'select id from refund where payment_id = $1 and deleted_at is null',
    [paymentId],
  )
  return rows.map(({ id }) => id)
}

/** Medusa's refunds of a payment in francs, the oldest first. */
async function refunds(paymentId: string): Promise<number[]> {
  const rows = await query<{ amount: number }>(
    shop.databaseUrl,
    'select amount::float as amount from refund where payment_id = $1 and deleted_at is null order by created_at',
    [paymentId],
  )
  return rows.map(({ amount }) => amount)
}

/** The amounts in the subjects of an order's mails, the oldest first. */
async function mailedRefunds(number: number): Promise<string[]> {
  const mails = await mailbox.about(number)
  return mails.flatMap(({ subject }) => /CHF [\d.]+/.exec(/Refund/.test(subject) ? subject : '') ?? [])
}

/** Every refund is looked at again, as when the server was killed before it had noted that it was done. */
async function tellAgain(): Promise<void> {
  await settled()
  await query(
    shop.databaseUrl,
    "update checkout_event set processed_at = null, next_attempt_at = now() where type = 'charge.refunded'",
  )
  await settled()
}

/** Waits until the inbox is empty. */
async function settled(): Promise<void> {
  const open = () => query(shop.databaseUrl, 'select error from checkout_event where processed_at is null')
  await expect.poll(open).toEqual([])
}
