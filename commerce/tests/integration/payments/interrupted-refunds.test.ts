import { beforeAll, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { get, send } from '../../support/shop-client'
import { connect, LOCK_WAITERS, query } from '../../support/database'
import { killBeforeStripe } from '../../support/kill-before-stripe'
import { readMedusaOrders } from '../../support/medusa-orders'
import type { TestMailbox } from '../../support/test-mailbox'
import { placePaidOrder } from '../../support/place-paid-order'
import { clearFaults, injectFault, readPaymentRecords, refundAtStripe } from '../../support/stripe-sandbox'
import {
  ageRefunds,
  listMailedRefunds,
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

it('goes out once where the answer of Stripe was lost, and is no error for the studio', async () => {
  const { paymentId } = await placePaidOrder(shop, skull)
  const before = await readPaymentRecords(shop)
  for (const executed of [false, true])
    await injectFault(shop, { on: 'api', kind: 'reset', executed, request: 'POST /v1/refunds' })
  const { status } = await send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount: 10 }, staff)
  expect(status).toBe(200)
  expect(await listRefundAmounts(shop, paymentId)).toEqual([10])
  expect((await readPaymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
})

it('goes out once where Medusa has forgotten it, as the database failed after Stripe had answered', async () => {
  const { paymentId } = await placePaidOrder(shop, skull)
  const refund = () => send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount: 10 }, staff)
  expect((await refund()).status).toBe(200)
  await waitForProcessedEvents(shop)
  const made = await readPaymentRecords(shop)
  for (const sql of [
    'delete from order_transaction where reference_id in (select id from refund where payment_id = $1)',
    'delete from refund where payment_id = $1',
  ])
    await query(shop.databaseUrl, sql, [paymentId])
  expect((await refund()).status).toBe(200)
  expect(await listRefundAmounts(shop, paymentId)).toEqual([10])
  expect((await readPaymentRecords(shop)).refunds).toEqual(made.refunds)
  expect((await refund()).status).toBe(200)
  expect((await readPaymentRecords(shop)).refunds.count).toBe(made.refunds.count + 1)
})

it.each(['Stripe', 'the studio'])(
  'is begun again where the server was cut off before the order knew of one made by %s',
  async (maker) => {
    const { sessionId, paymentId } = await placePaidOrder(shop, skull)
    if (maker === 'Stripe') await refundAtStripe(shop, sessionId, 500)
    else await send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount: 5 }, staff)
    await expect.poll(() => listRefundAmounts(shop, paymentId)).toEqual([5])
    await waitForProcessedEvents(shop)
    await query(
      shop.databaseUrl,
      'delete from order_transaction where reference_id in (select id from refund where payment_id = $1)',
      [paymentId],
    )
    expect((await readMedusaOrders(shop, sessionId))[0]?.paid).toBe(42.2)
    const before = await readPaymentRecords(shop)
    await ageRefunds(shop, paymentId)
    await redeliverRefundEvents(shop)
    expect(await listRefundAmounts(shop, paymentId)).toEqual([5])
    expect((await readMedusaOrders(shop, sessionId))[0]?.paid).toBe(37.2)
    expect((await readPaymentRecords(shop)).refunds).toEqual(before.refunds)
  },
)

it('keeps its note where the server is cut off twice, as a return finds its refund by it', async () => {
  const { paymentId } = await placePaidOrder(shop, skull)
  const note = 'Return ret_1'
  await send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount: 5, note }, staff)
  await waitForProcessedEvents(shop)
  const forgetBooking = () =>
    query(
      shop.databaseUrl,
      'delete from order_transaction where reference_id in (select id from refund where payment_id = $1)',
      [paymentId],
    )
  const readNotes = () =>
    query(shop.databaseUrl, 'select note from refund where payment_id = $1 and deleted_at is null', [
      paymentId,
    ])
  await forgetBooking()
  await ageRefunds(shop, paymentId)
  await redeliverRefundEvents(shop)
  expect(await readNotes()).toEqual([{ note }])
  await forgetBooking()
  await query(shop.databaseUrl, 'delete from refund where payment_id = $1', [paymentId])
  await redeliverRefundEvents(shop)
  expect(await readNotes()).toEqual([{ note }])
})

it('comes from Stripe in turn with what the studio does to its order', async () => {
  const { sessionId, orderId, paymentId } = await placePaidOrder(shop, skull)
  const studio = await connect(shop.databaseUrl)
  await studio.query("select pg_advisory_lock(hashtextextended('medusa:studio-step-' || $1, 0))", [orderId])
  await refundAtStripe(shop, sessionId, 500)
  await expect.poll(async () => (await studio.query(LOCK_WAITERS)).rowCount).toBe(1)
  expect(await listRefundAmounts(shop, paymentId)).toEqual([])
  await studio.end()
  await expect.poll(() => listRefundAmounts(shop, paymentId)).toEqual([5])
})

it('keeps an order from being cancelled where Stripe refuses it, until it goes through', async () => {
  const { sessionId, orderId, paymentId } = await placePaidOrder(shop, skull)
  const before = await readPaymentRecords(shop)
  const cancel = () => send(`${shop.origin}/admin/orders/${orderId}/cancel`, {}, staff)
  await injectFault(shop, { on: 'api', kind: 'status', status: 500, times: 0, request: 'POST /v1/refunds' })
  expect(await cancel()).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('not cancelled') },
  })
  await clearFaults(shop)
  expect(await listRefundAmounts(shop, paymentId)).toEqual([])
  expect((await readMedusaOrders(shop, sessionId))[0]).toMatchObject({
    paid: 42.2,
    reserved: 1,
    collection: 'completed',
  })
  expect((await readMedusaOrders(shop, sessionId))[0]).toMatchObject({ paid: 42.2, reserved: 1 })
  const { body } = await get(`${shop.origin}/admin/orders/${orderId}?fields=status,payment_status`, staff)
  expect(body).toMatchObject({ order: { status: 'pending', payment_status: 'captured' } })
  expect((await cancel()).status).toBe(200)
  expect(await listRefundAmounts(shop, paymentId)).toEqual([42.2])
  expect((await readPaymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
})

it.each(['Stripe', 'the studio'])(
  'is not there where the server was killed before it had asked Stripe, and can then be made by %s',
  async (maker) => {
    const { number, sessionId, orderId, paymentId } = await placePaidOrder(shop, skull)
    const refund = () => send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount: 42.2 }, staff)
    const before = await readPaymentRecords(shop)
    staff = await killBeforeStripe(shop, { paymentId, amount: 42.2, refund })
    // Medusa would book what never went along with what goes now.
    for (const path of [`payments/${paymentId}/refund`, `orders/${orderId}/cancel`])
      expect(await send(`${shop.origin}/admin/${path}`, {}, { ...staff, cookie: 'lng=de' })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('noch unterwegs') },
      })
    await ageRefunds(shop, paymentId)
    if (maker === 'Stripe') await refundAtStripe(shop, sessionId)
    else {
      await runJob(shop, 'reconcile-refunds')
      expect(await listRefundAmounts(shop, paymentId)).toEqual([])
      expect(await listMailedRefunds(mailbox, number)).toEqual([])
      expect((await refund()).status).toBe(200)
    }
    await expect.poll(() => listMailedRefunds(mailbox, number), { timeout: 90_000 }).toEqual(['CHF 42.20'])
    await waitForProcessedEvents(shop)
    expect(await listRefundAmounts(shop, paymentId)).toEqual([42.2])
    expect((await readMedusaOrders(shop, sessionId))[0]?.paid).toBeCloseTo(0, 2)
    expect((await readPaymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
  },
)
