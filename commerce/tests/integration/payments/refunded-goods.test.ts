import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { buy, get, send, toCartItem } from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import { placePaidOrder } from '../../support/place-paid-order'
import { dropWebhooks, refundAtStripe } from '../../support/stripe-sandbox'
import {
  listRefundAmounts,
  redeliverRefundEvents,
  waitForProcessedEvents,
} from '../../support/refund-records'
import { runJob } from '../../support/run-job'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, skull, staff } = await takeShop())
})

/** Reads Medusa's records of the shirt in size M. */
async function readShelf() {
  const [level] = await query<{ stocked: number; reserved: number }>(
    shop.databaseUrl,
    `select level.stocked_quantity::int as stocked, level.reserved_quantity::int as reserved
     from inventory_level level
     join product_variant_inventory_item link on link.inventory_item_id = level.inventory_item_id
     join product_variant v on v.id = link.variant_id and v.title = 'M' join product p on p.id = v.product_id
     where p.handle = 'crying-skull'`,
  )
  return level ?? { stocked: 0, reserved: 0 }
}

/** How a shelf differs from one of before. */
async function compareShelf(before: { stocked: number; reserved: number }) {
  const now = await readShelf()
  return { stocked: now.stocked - before.stocked, reserved: now.reserved - before.reserved }
}

const refundByStudio = async (paymentId: string, amount?: number) => {
  const path = `${shop.origin}/admin/payments/${paymentId}/refund`
  const { status, body } = await send(path, amount === undefined ? {} : { amount }, staff)
  expect([status, body]).toEqual([200, expect.anything()])
}

const take = (orderId: string, step: string) =>
  send(`${shop.origin}/admin/orders/${orderId}/studio`, { step }, staff)

const UNTOUCHED = { stocked: 0, reserved: 0 }

describe('the goods of an order whose money has all gone back', () => {
  it('are for sale again where the studio refunds, and its board sends them no more', async () => {
    const before = await readShelf()
    const { sessionId, orderId, paymentId } = await placePaidOrder(shop, skull, 2)
    expect(await compareShelf(before)).toEqual({ stocked: 0, reserved: 2 })
    await refundByStudio(paymentId)
    await expect.poll(() => compareShelf(before)).toEqual(UNTOUCHED)
    expect((await readMedusaOrders(shop, sessionId))[0]?.reserved).toBeNull()
    const { status, body } = await take(orderId, 'shipped')
    expect([status, body]).toMatchObject([400, { code: 'refunded' }])
    await redeliverRefundEvents(shop)
    expect(await compareShelf(before)).toEqual(UNTOUCHED)
  })

  it('stay with the order until its last Rappen is back, at Stripe as here', async () => {
    const before = await readShelf()
    const { sessionId, paymentId } = await placePaidOrder(shop, skull)
    await refundAtStripe(shop, sessionId, 4219)
    await expect.poll(() => listRefundAmounts(shop, paymentId)).toEqual([42.19])
    await waitForProcessedEvents(shop)
    expect(await compareShelf(before)).toEqual({ stocked: 0, reserved: 1 })
    await refundAtStripe(shop, sessionId)
    await expect.poll(() => compareShelf(before)).toEqual(UNTOUCHED)
  })

  it('come out of a parcel that has not left', async () => {
    const before = await readShelf()
    const { sessionId, orderId, paymentId } = await placePaidOrder(shop, skull)
    expect((await take(orderId, 'packed')).status).toBe(200)
    expect(await compareShelf(before)).toEqual({ stocked: -1, reserved: 0 })
    await refundAtStripe(shop, sessionId)
    await expect.poll(() => compareShelf(before)).toEqual(UNTOUCHED)
    await waitForProcessedEvents(shop)
    await redeliverRefundEvents(shop)
    expect(await compareShelf(before)).toEqual(UNTOUCHED)
    expect(await listRefundAmounts(shop, paymentId)).toEqual([42.2])
  })

  it('are gone where they were sent, or picked up', async () => {
    const before = await readShelf()
    const sent = await placePaidOrder(shop, skull)
    const fetched = await buy(shop, [toCartItem(skull, 'M')], 'pickup')
    const [row] = await readMedusaOrders(shop, fetched.sessionId)
    expect((await take(sent.orderId, 'shipped')).status).toBe(200)
    expect((await take(row?.order_id ?? '', 'handed_over')).status).toBe(200)
    for (const { sessionId } of [sent, fetched]) await refundAtStripe(shop, sessionId)
    await expect.poll(() => listRefundAmounts(shop, sent.paymentId)).toEqual([42.2])
    await waitForProcessedEvents(shop)
    await runJob(shop, 'reconcile-refunds')
    expect(await compareShelf(before)).toEqual({ stocked: -2, reserved: 0 })
    const { body } = await get(`${shop.origin}/admin/orders/${sent.orderId}/studio`, staff)
    expect(body).toMatchObject({ order: { stage: 'done', status: 'refunded' } })
  })

  it('are for sale again also where Stripe’s word of the refund was lost', async () => {
    const before = await readShelf()
    const { sessionId, paymentId } = await placePaidOrder(shop, skull)
    await dropWebhooks(shop, sessionId)
    await refundByStudio(paymentId)
    expect(await compareShelf(before)).toEqual({ stocked: 0, reserved: 1 })
    await runJob(shop, 'reconcile-refunds')
    expect(await compareShelf(before)).toEqual(UNTOUCHED)
  })
})
