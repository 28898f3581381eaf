import { beforeAll, describe, expect, it } from 'vitest'
import { attentionSchema } from '../../../src/contract/board/attention'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import {
  fetchBuyerOrder,
  get,
  openTestCheckout,
  payAtSandbox,
  send,
  toCartItem,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import { placePaidOrder } from '../../support/place-paid-order'
import {
  buildStripeEvent,
  deliverWebhook,
  dropWebhooks,
  failRefundAtStripe,
  readPaymentRecords,
  refundAtStripe,
} from '../../support/stripe-sandbox'
import {
  ageRefunds,
  listRefundAmounts,
  redeliverRefundEvents,
  waitForProcessedEvents,
} from '../../support/refund-records'
import { runJob } from '../../support/run-job'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'
import { parseExactly } from '../../support/parse-exactly'

let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, skull, staff } = await takeShop())
})

type PlacedOrder = Awaited<ReturnType<typeof placePaidOrder>>

async function refundByStudio({ paymentId }: PlacedOrder, amount?: number) {
  const path = `${shop.origin}/admin/payments/${paymentId}/refund`
  const { status, body } = await send(path, amount === undefined ? {} : { amount }, staff)
  expect([status, body]).toEqual([200, expect.anything()])
  await waitForProcessedEvents(shop)
}

const listItems = async () =>
  parseExactly(attentionSchema, (await get(`${shop.origin}/admin/attention`, staff)).body).findings.flatMap(
    (item) => (item.kind === 'refund_failed' ? [item] : []),
  )

const listOrderItems = async ({ orderId }: PlacedOrder) =>
  (await listItems()).filter((item) => item.orderId === orderId)

/** Fetches the sums that Medusa's admin shows of an order, in francs. */
async function readMoney({ orderId }: PlacedOrder) {
  const { body } = await get(
    `${shop.origin}/admin/orders/${orderId}?fields=total,payment_status,summary.*,payment_collections.refunded_amount`,
    staff,
  )
  const { order } = body as {
    order: {
      total: number
      payment_status: string
      summary: Record<string, number>
      payment_collections: { refunded_amount: number }[]
    }
  }
  const round = (francs: number | undefined) => Math.round((francs ?? NaN) * 100) / 100
  return {
    status: order.payment_status,
    total: round(order.total),
    refunded: round(order.summary['refunded_total']),
    paid: round(order.summary['transaction_total']),
    owed: round(order.summary['pending_difference']),
    collection: round(order.payment_collections[0]?.refunded_amount),
  }
}

const PAID = { status: 'captured', total: 42.2, refunded: 0, paid: 42.2, owed: 0, collection: 0 }

const readBoardOrder = async ({ orderId }: PlacedOrder) =>
  (await get(`${shop.origin}/admin/orders/${orderId}/studio`, staff)).body as {
    order: { stage: string; status: string; returns: object[] }
  }

async function readCreditNotes({ orderId }: PlacedOrder) {
  await get(`${shop.origin}/admin/orders/${orderId}/receipt`, staff)
  const rows = await query<{ gross: number }>(
    shop.databaseUrl,
    `select (content ->> 'gross')::int as gross from checkout_receipt
     where kind = 'credit_note' and order_id = $1 order by year, sequence`,
    [orderId],
  )
  return rows.map(({ gross }) => gross)
}

describe('a refund that fails at Stripe after it was made', () => {
  it('is taken back: the order is paid and has its goods, staff know why, and it can be refunded again', async () => {
    const placed = await placePaidOrder(shop, skull)
    expect(await readMoney(placed)).toEqual(PAID)
    await refundByStudio(placed)
    expect((await readBoardOrder(placed)).order).toMatchObject({ stage: 'closed', status: 'refunded' })
    await ageRefunds(shop, placed.paymentId, '1 minute')
    expect(await readCreditNotes(placed)).toEqual([4220])

    await failRefundAtStripe(shop, placed.sessionId, { reason: 'lost_or_stolen_card' })
    await expect.poll(() => listOrderItems(placed)).toHaveLength(1)
    await waitForProcessedEvents(shop)
    expect(await listOrderItems(placed)).toMatchObject([
      { reason: 'lost_or_stolen_card', amount: 42.2, currency: 'CHF', orderNumber: placed.number },
    ])
    const checkTakenBack = async () => {
      expect(await readMoney(placed)).toEqual(PAID)
      expect(await listRefundAmounts(shop, placed.paymentId)).toEqual([])
      expect(
        (await readMedusaOrders(shop, placed.sessionId)).map(({ paid, reserved }) => [paid, reserved]),
      ).toEqual([[42.2, 1]])
      expect((await fetchBuyerOrder(shop, placed.sessionId)).status).toBe('paid')
      expect((await get(`${shop.origin}/api/orders?token=${placed.token}`)).body).toMatchObject({
        status: 'paid',
        refunded: 0,
      })
      expect((await readBoardOrder(placed)).order).toMatchObject({ stage: 'print', status: 'paid' })
      expect(await readCreditNotes(placed)).toEqual([4220, -4220])
    }
    await checkTakenBack()
    await redeliverRefundEvents(shop)
    await runJob(shop, 'recover-lost-payments')
    await checkTakenBack()
    expect(await listOrderItems(placed)).toHaveLength(1)

    await refundByStudio(placed)
    expect(await readMoney(placed)).toMatchObject({ status: 'refunded', refunded: 42.2, paid: 0 })
    expect((await readPaymentRecords(shop)).refunds).toMatchObject({ count: 1, amount: 4220 })
    expect(await listOrderItems(placed)).toEqual([])
    await ageRefunds(shop, placed.paymentId, '1 minute')
    expect(await readCreditNotes(placed)).toEqual([4220, -4220, 4220])
  })

  it('of a part, cancelled at Stripe, leaves the others, and the finding goes once it is seen to', async () => {
    const placed = await placePaidOrder(shop, skull)
    await refundByStudio(placed, 10)
    await refundAtStripe(shop, placed.sessionId, 500)
    await expect.poll(() => listRefundAmounts(shop, placed.paymentId)).toEqual([10, 5])
    await waitForProcessedEvents(shop)
    await failRefundAtStripe(shop, placed.sessionId, { status: 'canceled', reason: 'merchant_request' })
    await expect.poll(() => listRefundAmounts(shop, placed.paymentId)).toEqual([10])
    await waitForProcessedEvents(shop)
    expect(await readMoney(placed)).toEqual({
      status: 'partially_refunded',
      total: 32.2,
      refunded: 10,
      paid: 32.2,
      owed: 0,
      collection: 10,
    })
    const [item] = await listOrderItems(placed)
    expect(item).toMatchObject({ reason: 'merchant_request', amount: 5 })
    const close = (id: string) => send(`${shop.origin}/admin/attention/failed-refunds/${id}`, {}, staff)
    for (let press = 0; press < 2; press += 1) expect((await close(item?.id ?? '')).status).toBe(200)
    expect(await listOrderItems(placed)).toEqual([])
    expect((await close('re_guess')).status).toBe(404)
  })

  it('leaves a cancelled order cancelled, and says that its money is here', async () => {
    const placed = await placePaidOrder(shop, skull)
    expect((await send(`${shop.origin}/admin/orders/${placed.orderId}/cancel`, {}, staff)).status).toBe(200)
    await waitForProcessedEvents(shop)
    await failRefundAtStripe(shop, placed.sessionId)
    await expect.poll(() => listOrderItems(placed)).toHaveLength(1)
    expect(await readMoney(placed)).toMatchObject({ refunded: 0, paid: 42.2, collection: 0 })
    expect((await readMedusaOrders(shop, placed.sessionId))[0]).toMatchObject({ paid: 42.2, reserved: null })
    expect((await fetchBuyerOrder(shop, placed.sessionId)).status).toBe('paid')
    expect((await readBoardOrder(placed)).order).toMatchObject({ stage: 'closed', status: 'cancelled' })
    await ageRefunds(shop, placed.paymentId, '1 minute')
    expect(await readCreditNotes(placed)).toEqual([4220, -4220])
  })

  it('is found where Stripe’s word of it was lost', async () => {
    const placed = await placePaidOrder(shop, skull)
    await refundByStudio(placed)
    await dropWebhooks(shop, placed.sessionId)
    await failRefundAtStripe(shop, placed.sessionId)
    await runJob(shop, 'recover-lost-payments')
    expect(await readMoney(placed)).toEqual(PAID)
    expect(await listOrderItems(placed)).toMatchObject([{ reason: 'expired_or_canceled_card' }])
  })

  it.each([
    ['before the order’s total was changed back', 'order_change', 'before insert'],
    ['while the order’s total was changed back', 'order_change_action', 'before insert'],
    ['before Medusa’s refund was deleted', 'refund', 'before delete'],
    ['before its payment was counted anew', 'payment_collection', 'before update'],
    ['just before it was noted as done', 'failed_refund', 'before update'],
  ])('is taken back once where the server was cut off %s', async (_, table, event) => {
    const placed = await placePaidOrder(shop, skull)
    await refundByStudio(placed)
    await query(
      shop.databaseUrl,
      `create or replace function refuse_it() returns trigger language plpgsql as $$
       begin raise exception 'cut off'; end $$`,
    )
    await query(
      shop.databaseUrl,
      `create trigger cut_off ${event} on ${table} for each row execute function refuse_it()`,
    )
    try {
      await failRefundAtStripe(shop, placed.sessionId)
      await expect
        .poll(() =>
          query(shop.databaseUrl, 'select 1 from checkout_event where attempts > 0 and processed_at is null'),
        )
        .not.toEqual([])
      expect(await listOrderItems(placed)).toEqual([])
    } finally {
      await query(shop.databaseUrl, `drop trigger cut_off on ${table}`)
    }
    await redeliverAll()
    expect(await readMoney(placed)).toEqual(PAID)
    expect((await readMedusaOrders(shop, placed.sessionId))[0]).toMatchObject({ paid: 42.2, reserved: 1 })
    expect(await listOrderItems(placed)).toHaveLength(1)
  })

  it('of a return opens it again, so that it can be refunded once more and is restocked once', async () => {
    const placed = await placePaidOrder(shop, skull)
    const take = (step: string) =>
      send(`${shop.origin}/admin/orders/${placed.orderId}/studio`, { step }, staff)
    expect((await take('shipped')).status).toBe(200)
    const response = await send(`${shop.origin}/api/order-return`, {
      token: placed.token,
      key: crypto.randomUUID(),
      lines: [{ line: 0, quantity: 1 }],
      reason: 'Too small',
    })
    expect([response.status, response.body]).toEqual([200, expect.anything()])
    const [row] = await query<{ id: string }>(
      shop.databaseUrl,
      'select id from order_return where order_id = $1',
      [placed.orderId],
    )
    const step = (body: object) =>
      send(`${shop.origin}/admin/orders/${placed.orderId}/returns/${row?.id}`, body, staff)
    const stocked = async () =>
      (
        await query<{ sum: number }>(
          shop.databaseUrl,
          'select sum(stocked_quantity)::int as sum from inventory_level',
        )
      )[0]?.sum ?? NaN
    const before = await stocked()
    expect((await step({ step: 'received' })).status).toBe(200)
    expect((await step({ step: 'refunded', restock: true })).status).toBe(200)
    await waitForProcessedEvents(shop)
    expect((await readBoardOrder(placed)).order.returns).toMatchObject([{ state: 'refunded', refund: 32.2 }])
    await failRefundAtStripe(shop, placed.sessionId)
    await expect.poll(() => listOrderItems(placed)).toHaveLength(1)
    expect((await readBoardOrder(placed)).order).toMatchObject({
      stage: 'done',
      returns: [{ state: 'received' }],
    })
    expect((await step({ step: 'refunded', restock: true })).status).toBe(200)
    await waitForProcessedEvents(shop)
    expect((await readBoardOrder(placed)).order.returns).toMatchObject([{ state: 'refunded', refund: 32.2 }])
    expect(await listRefundAmounts(shop, placed.paymentId)).toEqual([32.2])
    expect(await stocked()).toBe(before + 1)
  })

  it('of a payment without an order tells staff, and its buyer no more that it went back until they close it', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await dropWebhooks(shop, sessionId)
    await payAtSandbox(shop, sessionId)
    await refundAtStripe(shop, sessionId)
    await deliverWebhook(shop, buildStripeEvent(sessionId))
    expect(await waitForOrder(shop, sessionId)).toEqual({ status: 'refunded' })
    await failRefundAtStripe(shop, sessionId)
    await runJob(shop, 'recover-lost-payments')
    const sessionRefunds = async () => (await listItems()).filter((item) => item.sessionId === sessionId)
    const [item] = await sessionRefunds()
    expect(item).toMatchObject({ amount: 42.2, orderId: null, orderNumber: null })
    expect((await fetchBuyerOrder(shop, sessionId)).status).toBe('pending')
    expect(await readMedusaOrders(shop, sessionId)).toEqual([])
    await send(`${shop.origin}/admin/attention/failed-refunds/${item?.id}`, {}, staff)
    expect((await fetchBuyerOrder(shop, sessionId)).status).toBe('refunded')
    expect(await sessionRefunds()).toEqual([])
  })
})

/** Tries again at once what has failed. */
async function redeliverAll(): Promise<void> {
  await query(
    shop.databaseUrl,
    'update checkout_event set next_attempt_at = now() where processed_at is null',
  )
  await runJob(shop, 'reconcile-checkouts')
  await waitForProcessedEvents(shop)
}
