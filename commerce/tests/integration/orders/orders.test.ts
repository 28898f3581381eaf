import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { CartItem } from '../../../src/contract/cart/cart-item'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { toRappen } from '../../../src/contract/money/money'
import type { DeliveryOption } from '../../../src/contract/cart/delivery-option'
import { computeTotals, DEFAULT_PRICING } from '../../../src/contract/money/totals'
import {
  buy,
  get,
  toCartItem,
  openTestCheckout,
  fetchBuyerOrder,
  payAtSandbox,
  fetchProduct,
  send,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import {
  SANDBOX_AUTHORIZATION,
  readPaymentRecords,
  clearFaults,
  deliverWebhook,
  buildStripeEvent,
  fetchStripeSession,
  injectFault,
  dropWebhooks,
  controlSession,
} from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'
import { fetchStaffHeaders } from '../../support/staff'

let shop: Shop
let skull: Product
let cheese: Product
beforeAll(async () => {
  ;({ shop } = await takeShop())
  skull = await fetchProduct(shop, 'crying-skull')
  cheese = await fetchProduct(shop, 'cheese-second-edition')
})
afterEach(async () => {
  await clearFaults(shop)
})

describe('an order', () => {
  const five = (): CartItem[] => [
    ...['S', 'M', 'L', 'XL'].map((size) => toCartItem(cheese, size)),
    toCartItem(skull, 'S'),
  ]
  const CARTS: [string, () => CartItem[], DeliveryOption, number][] = [
    ['1 shirt shipped', () => [toCartItem(skull, 'M')], 'shipping', 42.2],
    ['2 shirts shipped', () => [toCartItem(skull, 'M', 2)], 'shipping', 74.4],
    ['3 shirts shipped', () => [toCartItem(skull, 'L', 3)], 'shipping', 106.61],
    ['10 shirts shipped', () => [toCartItem(cheese, 'M', 10)], 'shipping', 332.02],
    ['1 shirt picked up', () => [toCartItem(skull, 'M')], 'pickup', 32.2],
    ['5 separate lines shipped', five, 'shipping', 171.01],
  ]

  it.each(CARTS)(
    'costs the same in the drawer, at the hosted page, in /api/orders and in Medusa: %s [277]',
    async (_name, items, deliveryOption, total) => {
      const lines = items().map(({ price, quantity }) => ({ priceInRappen: toRappen(price), quantity }))
      expect(computeTotals(lines, deliveryOption, DEFAULT_PRICING).total).toBe(toRappen(total))

      const { sessionId, order } = await buy(shop, items(), deliveryOption)
      expect(await fetchStripeSession(shop, sessionId)).toMatchObject({
        amount_total: toRappen(total),
        currency: 'chf',
      })
      expect(order).toMatchObject({ status: 'paid', order: { total, currency: 'CHF', deliveryOption } })
      expect(await readMedusaOrders(shop, sessionId)).toMatchObject([
        { number: order.order?.number, captures: 1, captured: total, paid: total, collection: 'completed' },
      ])
    },
  )

  it('is shown to its buyer without an address, and to nobody who guesses [221]', async () => {
    const { sessionId, order } = await buy(shop, [toCartItem(skull, 'M', 2)])
    expect(order).toEqual({
      status: 'paid',
      token: expect.any(String),
      items: [{ id: `${skull.id}-M`, quantity: 2 }],
      order: {
        number: expect.any(Number),
        lines: [{ name: 'Crying Skull', size: 'M', quantity: 2, price: 29.9, image: skull.images.front }],
        subtotal: 59.8,
        shipping: 10,
        tax: 4.6,
        total: 74.4,
        currency: 'CHF',
        deliveryOption: 'shipping',
        email: 'b***@example.ch',
      },
    })
    const own = await get(`${shop.origin}/api/orders?session_id=${sessionId}`)
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(own.body)).not.toContain('Poststrasse')
    for (const guess of ['cs_test_guess', `${sessionId}0`, 'x', '', '%00', "'--", '../../admin']) {
      const { status, body } = await get(`${shop.origin}/api/orders?session_id=${guess}`)
      expect([status, body]).toEqual([404, { error: expect.any(String), code: 'not_found' }])
    }
    expect((await get(`${shop.origin}/api/orders?session_id[]=${sessionId}`)).status).toBe(400)
  })

  it('has a link of its own for 90 days, which the payment’s address does not renew', async () => {
    const { sessionId, order } = await buy(shop, [toCartItem(skull, 'M')])
    const shown = async () => (await get(`${shop.origin}/api/orders?session_id=${sessionId}`)).body
    expect(await shown()).toEqual(order)
    await query(
      shop.databaseUrl,
      "update checkout_intent set created_at = created_at - interval '91 days' where session_id = $1",
      [sessionId],
    )
    expect(await shown()).toEqual({ ...order, token: undefined })
  })

  it('is in the list of the staff, which nobody else sees [221]', async () => {
    const { order } = await buy(shop, [toCartItem(skull, 'M')])
    expect(await get(`${shop.origin}/api/orders`)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    })
    const forged = { authorization: 'Bearer forged' }
    expect((await get(`${shop.origin}/api/orders`, forged)).status).toBe(401)
    const { status, body } = await get(`${shop.origin}/api/orders?limit=1`, await fetchStaffHeaders(shop))
    expect(status).toBe(200)
    expect(body).toMatchObject({ orders: [{ number: order.order?.number, total: 42.2, status: 'paid' }] })
    expect((await get(`${shop.origin}/api/orders?limit=0`, await fetchStaffHeaders(shop))).status).toBe(400)
  })

  it('stands in the admin as paid, with buyer, address and right total, and can be refunded there', async () => {
    const { sessionId } = await buy(shop, [toCartItem(skull, 'M')])
    const staff = await fetchStaffHeaders(shop)
    const [row] = await readMedusaOrders(shop, sessionId)
    const shown = await fetchMedusaOrder(row?.order_id ?? '', staff)
    expect(shown).toMatchObject({
      payment_status: 'captured',
      email: 'buyer@example.ch',
      shipping_address: { last_name: 'Caduff', postal_code: '7000', country_code: 'ch' },
      summary: { paid_total: 42.2, pending_difference: 0 },
    })
    expect(shown.total).toBeCloseTo(42.2, 2)

    const before = await readPaymentRecords(shop)
    const payment = shown.payment_collections[0]?.payments[0]?.id ?? ''
    const refund = (amount: number) =>
      send(`${shop.origin}/admin/payments/${payment}/refund`, { amount }, staff)
    expect((await refund(2.2)).status).toBe(200)
    expect((await fetchBuyerOrder(shop, sessionId)).status).toBe('paid')
    expect((await refund(40)).status).toBe(200)
    expect((await fetchBuyerOrder(shop, sessionId)).status).toBe('refunded')
    expect((await refund(1)).status).toBe(400)
    const after = await readPaymentRecords(shop)
    expect(after.refunds).toEqual({ count: before.refunds.count + 2, amount: before.refunds.amount + 4220 })
    expect((await fetchMedusaOrder(row?.order_id ?? '', staff)).payment_status).toBe('refunded')
  })
})

describe('a session', () => {
  it('needs no webhook when the buyer comes back first', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await dropWebhooks(shop, sessionId)
    await payAtSandbox(shop, sessionId)
    expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
  })

  it('tells a buyer whose session has expired', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await controlSession(shop, sessionId, 'expire')
    expect(await waitForOrder(shop, sessionId)).toEqual({ status: 'failed' })
  })

  it('is no order as long as nobody has paid: the cart must not be emptied for it [221]', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    const fetchOrder = () => get(`${shop.origin}/api/orders?session_id=${sessionId}`)
    expect(await fetchOrder()).toMatchObject({ status: 404, body: { code: 'not_found' } })
    await payAtSandbox(shop, sessionId, { card: '4000000000000002' })
    expect((await fetchOrder()).status).toBe(404)
    await payAtSandbox(shop, sessionId)
    expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
  })

  it('tells nothing about an order, and keeps the buyer waiting, while the provider is away', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    const request = `GET /v1/checkout/sessions/${sessionId}`
    await injectFault(shop, { on: 'api', request, kind: 'status', status: 500, times: 2 })
    const { status, body } = await get(`${shop.origin}/api/orders?session_id=${sessionId}`)
    expect([status, body]).toEqual([503, { error: expect.any(String), code: 'unavailable' }])
  })

  it('makes no order of money that has gone back before', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await dropWebhooks(shop, sessionId)
    await payAtSandbox(shop, sessionId)
    const { payment_intent: payment } = z
      .object({ payment_intent: z.string() })
      .parse(await fetchStripeSession(shop, sessionId))
    const refund = await send(`${shop.sandboxUrl}/v1/refunds`, `payment_intent=${payment}`, {
      ...SANDBOX_AUTHORIZATION,
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(refund.status).toBe(200)
    await deliverWebhook(shop, buildStripeEvent(sessionId))
    expect(await waitForOrder(shop, sessionId)).toEqual({ status: 'refunded' })
    expect(await readMedusaOrders(shop, sessionId)).toEqual([])
  })

  it('tells a buyer whose money never came', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await payAtSandbox(shop, sessionId, { card: '4000000000007734' })
    await waitUntilProcessed(sessionId)
    expect(await fetchBuyerOrder(shop, sessionId)).toEqual({
      status: 'pending',
      isAwaited: true,
      items: expect.any(Array),
    })
    await controlSession(shop, sessionId, 'settle', { succeeds: false })
    expect(await waitForOrder(shop, sessionId)).toEqual({ status: 'failed' })
    await expect.poll(() => readCheckout(sessionId)).toMatchObject({ status: 'failed', order_id: null })
  })

  it('sells a piece once that the studio has counted wrong, and gives the other buyer the money back', async () => {
    const count = (pieces: number) =>
      query(
        shop.databaseUrl,
        `update inventory_level set stocked_quantity = $1::int,
           raw_stocked_quantity = jsonb_build_object('value', $1::int::text, 'precision', 20)
         where inventory_item_id = (select id from inventory_item where sku = 'DONUTS-M')`,
        [pieces],
      )
    await count(2)
    const donuts = await fetchProduct(shop, 'donuts')
    const [first, second] = await Promise.all(
      [1, 2].map(() => openTestCheckout(shop, [toCartItem(donuts, 'M')])),
    )
    await count(1)
    const before = await readPaymentRecords(shop)
    for (const sessionId of [first, second]) await payAtSandbox(shop, sessionId ?? '')
    const orders = await Promise.all([first, second].map((sessionId) => waitForOrder(shop, sessionId ?? '')))
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded'])
    const after = await readPaymentRecords(shop)
    expect(after.refunds).toEqual({ count: before.refunds.count + 1, amount: before.refunds.amount + 4220 })
  })

  it('gives the money back for what was withdrawn while the buyer was paying', async () => {
    const donuts = await fetchProduct(shop, 'donuts')
    const sessionId = await openTestCheckout(shop, [toCartItem(donuts, 'L')])
    await query(shop.databaseUrl, "update product_variant set deleted_at = now() where sku = 'DONUTS-L'")
    await payAtSandbox(shop, sessionId)
    expect(await waitForOrder(shop, sessionId)).toEqual({ status: 'refunded' })
    expect(await readMedusaOrders(shop, sessionId)).toEqual([])
  })
})

const adminOrderSchema = z.object({
  order: z.looseObject({
    total: z.number(),
    payment_status: z.string(),
    payment_collections: z.array(z.object({ payments: z.array(z.object({ id: z.string() })) })),
  }),
})

async function fetchMedusaOrder(id: string, staff: Record<string, string>) {
  const fields = 'total,email,payment_status,summary.*,*shipping_address,*payment_collections.payments'
  const { body } = await get(`${shop.origin}/admin/orders/${id}?fields=${fields}`, staff)
  return adminOrderSchema.parse(body).order
}

async function readCheckout(sessionId: string): Promise<object | undefined> {
  const rows = await query(
    shop.databaseUrl,
    'select status, order_id from checkout_intent where session_id = $1',
    [sessionId],
  )
  return rows[0]
}

/** Waits until the inbox holds an event of the session and each of them is processed. */
async function waitUntilProcessed(sessionId: string): Promise<void> {
  const counts = () =>
    query(
      shop.databaseUrl,
      'select count(*) > 0 as heard, bool_and(processed_at is not null) as done from checkout_event where session_id = $1',
      [sessionId],
    )
  await expect.poll(counts).toEqual([{ heard: true, done: true }])
}
