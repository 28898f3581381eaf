import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_FAILED_ATTEMPTS } from '../../../src/payments/payment-failure'
import { type Admin, changeProduct, prepareAdmin } from '../../support/admin-products'
import {
  buy,
  toCartItem,
  openTestCheckout,
  fetchBuyerOrder,
  payAtSandbox,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import { findAttentionItem, createOfferedProduct } from '../../support/offered-products'
import {
  readPaymentRecords,
  deliverWebhook,
  buildStripeEvent,
  dropWebhooks,
} from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'

let shop: Shop
let admin: Admin
beforeAll(async () => {
  const { shop: taken, staff } = await takeShop()
  shop = taken
  admin = await prepareAdmin(shop, staff)
})

describe('a payment whose product can no longer be ordered', () => {
  /** A paid session of a product that has lost its profile while the buyer was paying; the shop knows nothing yet. */
  async function unplaceable(title: string): Promise<string> {
    const product = await createOfferedProduct(admin, title)
    const sessionId = await openTestCheckout(shop, [toCartItem(product, 'M')])
    await dropWebhooks(shop, sessionId)
    await changeProduct(admin, product.id, { shipping_profile_id: null })
    await payAtSandbox(shop, sessionId)
    return sessionId
  }

  it('is tried eight times, refunded once, its buyer gets a mail, and staff read the true reason [F2]', async () => {
    const sessionId = await unplaceable('Loses its profile')
    const before = await readPaymentRecords(shop)
    await fail(sessionId, MAX_FAILED_ATTEMPTS - 1)
    expect(await fetchBuyerOrder(shop, sessionId)).toEqual({ status: 'pending', items: expect.any(Array) })
    expect((await readPaymentRecords(shop)).refunds).toEqual(before.refunds)
    expect(await findAttentionItem(admin, 'unsettled', sessionId)).toMatchObject({
      reason: expect.stringMatching(/shipping profiles/),
    })

    await deliverWebhook(shop, buildStripeEvent(sessionId))
    expect(await waitForOrder(shop, sessionId)).toEqual({ status: 'refunded' })
    expect((await readPaymentRecords(shop)).refunds).toEqual({
      count: before.refunds.count + 1,
      amount: before.refunds.amount + 4220,
    })
    expect(await readMedusaOrders(shop, sessionId)).toEqual([])
    expect(await listMails(sessionId)).toEqual([{ kind: 'not_placed' }])
    expect(await findAttentionItem(admin, 'unsettled', sessionId)).toBeUndefined()
    expect(await findAttentionItem(admin, 'not_placed', sessionId)).toMatchObject({
      total: 42.2,
      reason: expect.stringMatching(/shipping profiles/),
    })
    await expect.poll(() => shop.server().output()).toMatch(/attempt 8 of 8: .*shipping profiles/)
    expect(shop.server().output()).not.toContain('[object Object]')
  })

  it('is refunded once, and its buyer gets one mail, when the server is cut off before noting it [F2]', async () => {
    const sessionId = await unplaceable('Cut off')
    const before = await readPaymentRecords(shop)
    await fail(sessionId, MAX_FAILED_ATTEMPTS - 1)
    await refuseNoting(true)
    await deliverWebhook(shop, buildStripeEvent(sessionId))
    await expect
      .poll(async () => (await readPaymentRecords(shop)).refunds.count)
      .toBe(before.refunds.count + 1)
    await expect.poll(() => listEventErrors(sessionId)).toContainEqual(expect.stringContaining('cut off'))
    expect(await fetchBuyerOrder(shop, sessionId)).toEqual({ status: 'pending', items: expect.any(Array) })
    await refuseNoting(false)
    await deliverWebhook(shop, buildStripeEvent(sessionId))
    expect(await waitForOrder(shop, sessionId)).toEqual({ status: 'refunded' })
    expect((await readPaymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
    expect(await listMails(sessionId)).toHaveLength(1)
    expect(await findAttentionItem(admin, 'not_placed', sessionId)).toMatchObject({
      reason: expect.stringMatching(/shipping profiles/),
    })
  })

  it('becomes an order after all when staff put it right in time [F2]', async () => {
    const product = await createOfferedProduct(admin, 'Put right')
    const sessionId = await openTestCheckout(shop, [toCartItem(product, 'M')])
    await dropWebhooks(shop, sessionId)
    await changeProduct(admin, product.id, { shipping_profile_id: null })
    await payAtSandbox(shop, sessionId)
    await fail(sessionId, 2)
    await changeProduct(admin, product.id, { shipping_profile_id: admin.places.profile })
    await deliverWebhook(shop, buildStripeEvent(sessionId))
    expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
    expect(await readMedusaOrders(shop, sessionId)).toMatchObject([{ captured: 42.2, reserved: 1 }])
  })

  it('is never refunded where an order of it exists: that one is finished [F2]', async () => {
    const product = await createOfferedProduct(admin, 'Half an order')
    const { sessionId } = await buy(shop, [toCartItem(product, 'M')])
    const before = await readPaymentRecords(shop)
    await query(
      shop.databaseUrl,
      `update checkout_intent set status = 'settling', order_id = null, order_number = null, failed_attempts = $1
       where session_id = $2`,
      [MAX_FAILED_ATTEMPTS, sessionId],
    )
    await deliverWebhook(shop, buildStripeEvent(sessionId))
    expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
    expect(await readMedusaOrders(shop, sessionId)).toHaveLength(1)
    expect((await readPaymentRecords(shop)).refunds).toEqual(before.refunds)
  })

  /** Delivers so many events, each of which fails. */
  async function fail(sessionId: string, times: number): Promise<void> {
    for (let attempt = 1; attempt <= times; attempt++) {
      await deliverWebhook(shop, buildStripeEvent(sessionId))
      await expect.poll(() => readFailedAttempts(sessionId)).toBe(attempt)
      // A failure is counted before it is noted when to try its event again.
      await expect
        .poll(() => listEventErrors(sessionId))
        .toEqual(Array(attempt).fill(expect.stringMatching(/shipping profiles/)))
      // The sweep would count on by itself.
      await query(
        shop.databaseUrl,
        "update checkout_event set next_attempt_at = now() + interval '1 hour' where session_id = $1",
        [sessionId],
      )
    }
  }
})

async function readFailedAttempts(sessionId: string): Promise<number | undefined> {
  const [row] = await query<{ failed_attempts: number }>(
    shop.databaseUrl,
    'select failed_attempts from checkout_intent where session_id = $1',
    [sessionId],
  )
  return row?.failed_attempts
}

function listMails(sessionId: string) {
  return query<{ kind: string }>(
    shop.databaseUrl,
    `select m.kind from checkout_mail m join checkout_intent k on k.id = m.intent_id where k.session_id = $1`,
    [sessionId],
  )
}

async function listEventErrors(sessionId: string): Promise<(string | null)[]> {
  const rows = await query<{ error: string | null }>(
    shop.databaseUrl,
    'select error from checkout_event where session_id = $1',
    [sessionId],
  )
  return rows.map(({ error }) => error)
}

/** Has PostgreSQL refuse to write that a checkout is refunded, as if the server had died before. */
async function refuseNoting(isRefused: boolean): Promise<void> {
  await query(
    shop.databaseUrl,
    isRefused
      ? `create function refuse_noting() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
         create trigger refuse_noting before update on checkout_intent for each row
           when (new.status = 'refunded') execute function refuse_noting()`
      : 'drop trigger refuse_noting on checkout_intent; drop function refuse_noting()',
  )
}
