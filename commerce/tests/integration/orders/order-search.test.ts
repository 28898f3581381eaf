import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { ORDERS_PER_PAGE } from '../../../src/contract/board/order-search'
import { ORDER_STAGES } from '../../../src/contract/orders/order-stage'
import { boardOrdersSchema } from '../../../src/contract/board/board-order'
import type { FulfillmentStep } from '../../../src/contract/board/fulfillment-step'
import type { DeliveryOption } from '../../../src/contract/cart/delivery-option'
import { approvalResponseSchema } from '../../../src/contract/custom-print/buyer-request'
import { cloneOrder } from '../../support/clone-order'
import {
  get,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  send,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { createProofedRequest } from '../../support/artwork'
import { readMedusaOrders } from '../../support/medusa-orders'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

const COPIES = 60
const FIRST_COPY = 5000

let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, skull, staff } = await takeShop())
  const shipped = await buy('shipping')
  await take(shipped, 'shipped')
  await take(await buy('shipping'), 'printed')
  await buy('pickup')
  await take(await buy('pickup'), 'ready')
  const fetched = await buy('pickup')
  await take(fetched, 'ready')
  await take(fetched, 'handed_over')
  const refunded = await buy('shipping')
  const [payment] = await query<{ id: string; amount: string }>(
    shop.databaseUrl,
    `select p.id, p.amount from payment p join order_payment_collection c
     on c.payment_collection_id = p.payment_collection_id where c.order_id = $1`,
    [refunded],
  )
  const amount = { amount: Number(payment?.amount) }
  expect((await send(`${shop.origin}/admin/payments/${payment?.id}/refund`, amount, staff)).status).toBe(200)
  await buyPrint()
  const cancelled = await buy('shipping')
  await query(shop.databaseUrl, 'update "order" set canceled_at = now() where id = $1', [cancelled])
  await cloneOrder(shop.databaseUrl, { orderId: shipped, from: FIRST_COPY, count: COPIES })
})

describe('the orders that the staff look for [S2]', () => {
  it('come by pages to the very first one', async () => {
    const seen: number[] = []
    const { count } = await search({})
    for (let offset = 0; offset < count; offset += ORDERS_PER_PAGE)
      seen.push(...(await search({ offset })).orders.map(({ number }) => number))
    expect(seen).toHaveLength(COPIES + 8)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  })

  it('are found by number, by part of a name and by mail', async () => {
    const number = FIRST_COPY + 7
    for (const q of [`${number}`, `#${number}`, `COPY ${number}`, `copy${number}@`, ` y ${number} `])
      expect([q, (await search({ q })).orders.map((order) => order.number)]).toEqual([q, [number]])
    expect((await search({ q: 'Caduff' })).count).toBe(8)
    // What means something to SQL's patterns is only text here.
    for (const q of ['%', '_', '\\', "'", '99999999999', '-9999999999', '1e3', '0'])
      expect([q, (await search({ q })).count]).toEqual([q, 0])
  })

  it('are found by the buyer as people write names, and by all words in any order', async () => {
    const orderId = await buy('shipping')
    await rename(orderId, { first_name: 'Jürg', last_name: 'Müller-Großmann' })
    await query(shop.databaseUrl, `update "order" set email = 'jürg.m@grüezi.example' where id = $1`, [
      orderId,
    ])
    const spellings = [
      'Müller',
      'MÜLLER',
      'MUELLER',
      'muller',
      'Mu\u0308ller',
      'Grossmann',
      'GROßMANN',
      'muller grossmann',
    ]
    const words = ['Müller Jürg', 'jurg müller', 'juerg grüezi.example', 'JÜRG.M@GRUEZI', 'Großmann, Jürg']
    for (const q of [...spellings, ...words]) expect([q, await find(q)]).toEqual([q, [orderId]])
    for (const q of ['Müller Caduff', 'Mueler', ',', '’']) expect([q, await find(q)]).toEqual([q, []])
    // As staff change it in the Medusa admin.
    await rename(orderId, { first_name: 'Zoë', last_name: 'Muller' })
    for (const q of ['zoe', 'Müller', 'ZOË MULLER']) expect([q, await find(q)]).toEqual([q, [orderId]])
    expect(await find('Großmann')).toEqual([])
  })

  it('are found by their tracking number, in whatever groups it is written, and by the one that took its place', async () => {
    const orderId = await buy('shipping')
    await take(orderId, 'shipped', '99 00.123456-12345678')
    const numbers = [
      '99 00.123456-12345678',
      '990012345612345678',
      '99.00.123456.12345678',
      '9900\u00A0123456 1234',
    ]
    for (const q of numbers) expect([q, await find(q)]).toEqual([q, [orderId]])
    expect(await find('990012345612345679')).toEqual([])
    await take(orderId, 'tracking_corrected', 'RR123456785CH')
    for (const q of ['rr 123 456 785 ch', '123456785']) expect([q, await find(q)]).toEqual([q, [orderId]])
    expect(await find('990012345612345678')).toEqual([])
  })

  it.each(ORDER_STAGES)('are found by their stage, as the board has it: %s', async (stage) => {
    const all = await search({ limit: 100 })
    const expected = all.orders.filter((order) => order.stage === stage)
    expect(expected).not.toHaveLength(0)
    const found = await search({ stage, limit: 100 })
    expect(found.orders).toEqual(expected)
    expect(found.count).toBe(expected.length)
  })

  it('are on the list of open orders as long as their stage asks for work', async () => {
    const all = await search({ limit: 100 })
    const expected = all.orders.filter(({ stage }) => stage !== 'done' && stage !== 'closed')
    const { orders } = await search({ filter: 'open' })
    const listIds = (list: { id: string }[]) => list.map(({ id }) => id).toSorted()
    expect(listIds(orders)).toEqual(listIds(expected))
  })

  it('are found by delivery and by the days of the order in Switzerland, also all at once', async () => {
    expect((await search({ delivery: 'pickup' })).count).toBe(3)
    const night = FIRST_COPY + 3
    await query(
      shop.databaseUrl,
      "update checkout_intent set created_at = '2026-02-01T12:00:00Z', paid_at = '2026-02-03T23:30:00Z' where order_number = $1",
      [night],
    )
    const numbers = async (days: Record<string, string>) =>
      (await search(days)).orders.map(({ number }) => number)
    expect(await numbers({ from: '2026-02-04', to: '2026-02-04' })).toEqual([night])
    expect(await numbers({ to: '2026-02-03' })).toEqual([])
    const both = { q: 'copy', stage: 'done', delivery: 'shipping', to: '2026-02-04' }
    expect(await numbers(both)).toEqual([night])
  })

  it('are refused to others, and in a sentence where the question is none', async () => {
    expect((await get(`${shop.origin}/api/orders?q=copy`)).status).toBe(401)
    const tooLong = `q=${'x'.repeat(101)}`
    for (const question of ['stage=gone', 'from=yesterday', 'delivery=drone', tooLong, 'q=%00', 'q=Copy%00'])
      expect((await get(`${shop.origin}/api/orders?${question}`, staff)).status, question).toBe(400)
  })
})

async function search(question: Record<string, string | number>) {
  const params = new URLSearchParams(
    Object.entries(question).map(([key, value]): [string, string] => [key, String(value)]),
  )
  const { status, body } = await get(`${shop.origin}/api/orders?${params.toString()}`, staff)
  expect(status).toBe(200)
  return boardOrdersSchema.parse(body)
}

/** Buys a print, from its proof to the payment. */
async function buyPrint(): Promise<void> {
  const { token, proofId, total } = await createProofedRequest(shop, staff)
  const approval = { token, kind: 'approved', proofId, total }
  const { url } = approvalResponseSchema.parse(
    (await send(`${shop.origin}/api/press-request`, approval)).body,
  )
  const sessionId = /cs_\w+/.exec(url)?.[0] ?? ''
  await payAtSandbox(shop, sessionId)
  await waitForOrder(shop, sessionId)
}

/** Buys a shirt; returns Medusa's id of the order. */
async function buy(delivery: DeliveryOption): Promise<string> {
  const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')], delivery)
  await payAtSandbox(shop, sessionId)
  await waitForOrder(shop, sessionId)
  const [order] = await readMedusaOrders(shop, sessionId)
  return order?.order_id ?? ''
}

async function find(q: string): Promise<string[]> {
  return (await search({ q })).orders.map(({ id }) => id)
}

async function rename(orderId: string, name: { first_name: string; last_name: string }): Promise<void> {
  const [order] = await query<{ address: Record<string, unknown> }>(
    shop.databaseUrl,
    `select json_build_object('address_1', address_1, 'postal_code', postal_code, 'city', city, 'country_code', country_code)
       as address from order_address join "order" on shipping_address_id = order_address.id where "order".id = $1`,
    [orderId],
  )
  const changed = {
    shipping_address: { ...order?.address, ...name },
    billing_address: { ...order?.address, ...name },
  }
  expect((await send(`${shop.origin}/admin/orders/${orderId}`, changed, staff)).status).toBe(200)
}

async function take(orderId: string, step: FulfillmentStep, tracking?: string): Promise<void> {
  const input = { step, ...(tracking === undefined ? {} : { tracking }) }
  const { status, body } = await send(`${shop.origin}/admin/orders/${orderId}/studio`, input, staff)
  expect(status, JSON.stringify(body)).toBe(200)
}
