import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { apiErrorSchema } from '../../../src/contract/api/api-error'
import { checkoutResponseSchema, REPLACES_HEADER } from '../../../src/contract/cart/checkout-request'
import {
  buildCheckoutBody,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  fetchProduct,
  requestCheckout,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import { readPaymentRecords, fetchStripeSession, controlSession } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'
import { parseExactly } from '../../support/parse-exactly'

let shop: Shop
let donuts: Product
beforeAll(async () => {
  ;({ shop } = await takeShop())
  donuts = await fetchProduct(shop, 'donuts')
})
beforeEach(async () => {
  await query(
    shop.databaseUrl,
    `update checkout_intent set status = 'failed', address_hash = null
     where status in ('opening', 'open', 'failed')`,
  )
})

describe('the last piece', () => {
  beforeEach(() => setStock(1))

  it('is held while its buyer is paying: another learns it before leaving, and the catalogue says so', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(donuts, 'M')])
    const { status, body } = await request()
    expect([status, parseExactly(apiErrorSchema, body).lines]).toMatchObject([
      422,
      [{ code: 'out_of_stock', values: { available: 0 } }],
    ])
    await expect.poll(available).toBe(0)
    expect((await readPaymentRecords(shop)).sessions.open).toBe(1)
    await payAtSandbox(shop, sessionId)
    expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
    expect(await readMedusaOrders(shop, sessionId)).toMatchObject([{ reserved: 1 }])
    expect((await request()).status).toBe(422)
    expect((await readPaymentRecords(shop)).refunds.count).toBe(0)
  })

  it('is given back when its buyer lets the time pass', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(donuts, 'M')])
    await expect.poll(available).toBe(0)
    await controlSession(shop, sessionId, 'expire')
    await expect.poll(available).toBe(1)
    expect((await request()).status).toBe(200)
  })

  it('stays with a buyer who comes back and goes to pay again, and the first page is closed', async () => {
    const first = await openTestCheckout(shop, [toCartItem(donuts, 'M')])
    const { status, body } = await request({ [REPLACES_HEADER]: first })
    expect(status).toBe(200)
    expect(parseExactly(checkoutResponseSchema, body).id).not.toBe(first)
    expect(await fetchStripeSession(shop, first)).toMatchObject({ status: 'expired' })
  })

  it('is not taken over from a page that has been paid', async () => {
    const first = await openTestCheckout(shop, [toCartItem(donuts, 'M')])
    await payAtSandbox(shop, first)
    // Its buyer learns that it is paid, not that the piece is sold out.
    expect(await request({ [REPLACES_HEADER]: first })).toMatchObject({
      status: 422,
      body: { code: 'already_paid' },
    })
    expect(await waitForOrder(shop, first)).toMatchObject({ status: 'paid' })
  })

  it('makes one page of two presses at once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all([request(key), request(key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })
})

it('gives the last three pieces of twenty presses at once to three buyers, and none is refunded', async () => {
  await setStock(3)
  const before = await readPaymentRecords(shop)
  const answers = await Promise.all(Array.from({ length: 20 }, () => request()))
  const opened = answers.filter(({ status }) => status === 200)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(3).fill(200),
    ...Array<number>(17).fill(422),
  ])
  for (const { body } of opened) {
    const { id } = parseExactly(checkoutResponseSchema, body)
    await payAtSandbox(shop, id)
    expect(await waitForOrder(shop, id)).toMatchObject({ status: 'paid' })
  }
  expect((await readPaymentRecords(shop)).refunds).toEqual(before.refunds)
})

function request(headers: Record<string, string> = {}) {
  return requestCheckout(shop, buildCheckoutBody(shop, [toCartItem(donuts, 'M')]), headers)
}

async function available(): Promise<number | true | undefined> {
  return (await fetchProduct(shop, 'donuts')).availability['M']
}

/** Leaves this many pieces in the rack that nobody has ordered. */
async function setStock(pieces: number): Promise<void> {
  await query(
    shop.databaseUrl,
    `update inventory_level set stocked_quantity = reserved_quantity + $1,
       raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + $1)::text, 'precision', 20)
     where inventory_item_id = (select id from inventory_item where sku = 'DONUTS-M')`,
    [pieces],
  )
}
