import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { launchChecklistSchema } from '../../../src/contract/admin/launch-checklist'
import { boardOrdersSchema } from '../../../src/contract/board/board-order'
import {
  buy,
  get,
  toCartItem,
  openTestCheckout,
  fetchBuyerOrder,
  payAtSandbox,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import type { TestMailbox } from '../../support/test-mailbox'
import { readMedusaOrders } from '../../support/medusa-orders'
import { controlSession, readPaymentRecords } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

let mailbox: TestMailbox
let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, mailbox, skull, staff } = await takeShop())
})

async function isTwintUntried(): Promise<boolean> {
  const { problems } = launchChecklistSchema.parse((await get(`${shop.origin}/admin/opening`, staff)).body)
  return problems.some(({ code }) => code === 'twint_untried')
}

/** Whether the shop has processed the event about a session that is complete and not paid. */
async function completedEvent(sessionId: string): Promise<boolean> {
  const rows = await query(
    shop.databaseUrl,
    `select 1 from checkout_event where session_id = $1 and type = 'checkout.session.completed'
       and processed_at is not null`,
    [sessionId],
  )
  return rows.length === 1
}

describe('a buyer with TWINT [S13]', () => {
  it('has an order at once, also where the payment brings no name', async () => {
    await buy(shop, [toCartItem(skull, 'M')])
    expect(await isTwintUntried()).toBe(true)

    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')], 'pickup')
    const form = new URLSearchParams({ email: 'buyer@example.ch', method: 'twint', twint: 'pays' })
    const paid = await fetch(`${shop.sandboxUrl}/c/pay/${sessionId}`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    })
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `${shop.origin}/checkout-success?session_id=${sessionId}`,
    ])
    const { status, order } = await waitForOrder(shop, sessionId)
    expect([status, order?.total]).toEqual(['paid', 32.2])
    expect(await readMedusaOrders(shop, sessionId)).toMatchObject([{ captures: 1, captured: 32.2 }])
    await expect.poll(() => mailbox.listAbout(order?.number ?? 0)).toHaveLength(2)
    const { orders } = boardOrdersSchema.parse(
      (await get(`${shop.origin}/api/orders?filter=open`, staff)).body,
    )
    expect(orders.find(({ number }) => number === order?.number)).toMatchObject({ stage: 'print' })
    expect(await isTwintUntried()).toBe(false)
  })

  it('whose money comes later has no order before it is there', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await payAtSandbox(shop, sessionId, { twint: 'paysLater' })
    await expect.poll(() => completedEvent(sessionId)).toBe(true)
    expect(await fetchBuyerOrder(shop, sessionId)).toEqual({
      status: 'pending',
      isAwaited: true,
      items: [{ id: `${skull.id}-M`, quantity: 1 }],
    })
    expect(await readMedusaOrders(shop, sessionId)).toEqual([])
    await controlSession(shop, sessionId, 'settle')
    expect((await waitForOrder(shop, sessionId)).status).toBe('paid')
    expect(await readMedusaOrders(shop, sessionId)).toMatchObject([{ captures: 1, captured: 42.2 }])
  })

  it('whose money never comes hears so, and is charged nothing', async () => {
    const before = await readPaymentRecords(shop)
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await payAtSandbox(shop, sessionId, { twint: 'failsLater' })
    await expect.poll(() => completedEvent(sessionId)).toBe(true)
    expect(await fetchBuyerOrder(shop, sessionId)).toEqual({
      status: 'pending',
      isAwaited: true,
      items: expect.any(Array),
    })
    await controlSession(shop, sessionId, 'settle', { succeeds: false })
    expect(await waitForOrder(shop, sessionId)).toEqual({ status: 'failed' })
    expect(await readMedusaOrders(shop, sessionId)).toEqual([])
    expect((await readPaymentRecords(shop)).captures).toEqual(before.captures)
  })

  it('who does not confirm it there pays the same session by card', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await payAtSandbox(shop, sessionId, { twint: 'declined' })
    expect(await readMedusaOrders(shop, sessionId)).toEqual([])
    await payAtSandbox(shop, sessionId)
    expect((await waitForOrder(shop, sessionId)).status).toBe('paid')
    expect(await readMedusaOrders(shop, sessionId)).toMatchObject([{ captures: 1 }])
  })
})
