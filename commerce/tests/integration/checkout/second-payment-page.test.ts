import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { checkoutResponseSchema } from '../../../src/contract/cart/checkout-request'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import {
  buildCheckoutBody,
  get,
  toCartItem,
  openTestCheckout,
  fetchBuyerOrder,
  payAtSandbox,
  requestCheckout,
  send,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { parseExactly } from '../../support/parse-exactly'
import { readMedusaOrders } from '../../support/medusa-orders'
import { findAttentionItem } from '../../support/offered-products'
import { type Admin, prepareAdmin } from '../../support/admin-products'
import {
  SANDBOX_AUTHORIZATION,
  postToStripe,
  fetchStripeSession,
  injectFault,
  dropWebhooks,
  refundAtStripe,
} from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import { startShop, type Shop } from '../../support/shop'

let here: Shop
let there: Shop
let admin: Admin
let skull: Product
beforeAll(async () => {
  const { shop, staff, skull: shirt } = await takeShop()
  here = shop
  skull = shirt
  // Both sell at the same provider, and lead back to one address.
  const more = { SANDBOX_URL: here.sandboxUrl, PUBLIC_URL: here.origin }
  there = await startShop(here.databaseUrl, { more })
  admin = await prepareAdmin(here, staff)
})
afterAll(() => there?.stop())

const sessionSchema = z.object({
  id: z.string(),
  status: z.string(),
  client_reference_id: z.string(),
  success_url: z.string(),
  metadata: z.record(z.string(), z.string()),
})
const hosted = async (sessionId: string) => sessionSchema.parse(await fetchStripeSession(here, sessionId))

describe('a payment page that comes late', () => {
  it('is closed where another server has opened one for the same press, so that nobody pays twice', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const press = (shop: Shop) =>
      requestCheckout(shop, buildCheckoutBody(here, [toCartItem(skull, 'M')]), key)
    // The provider opens the page, and its answer stays away until it is asked again.
    await injectFault(here, {
      on: 'api',
      request: 'POST /v1/checkout/sessions',
      kind: 'hang',
      executed: true,
    })
    const late = press(here)
    await expect.poll(listSessions, { interval: 50 }).toHaveLength(1)
    const [lateOne] = await listSessions()
    await query(
      here.databaseUrl,
      "update checkout_intent set expires_at = now() where idempotency_key = $1 and status = 'opening'",
      [key['idempotency-key']],
    )
    const { id } = parseExactly(checkoutResponseSchema, (await press(there)).body)
    expect((await late).status).toBe(504)
    expect(id).not.toBe(lateOne?.id)
    await expect.poll(async () => (await hosted(lateOne?.id ?? '')).status).toBe('expired')
    expect((await hosted(id)).status).toBe('open')
    expect(parseExactly(checkoutResponseSchema, (await press(here)).body).id).toBe(id)
  })

  it('and is paid all the same stands before the staff until its money has gone back; the first becomes an order', async () => {
    const first = await openTestCheckout(here, [toCartItem(skull, 'M')])
    const second = await pageBeside(first)
    await payAtSandbox(here, second)
    await expect
      .poll(() => findAttentionItem(admin, 'review', second))
      .toMatchObject({ total: 42.2, currency: 'CHF', reason: expect.stringContaining('second payment page') })
    await payAtSandbox(here, first)
    expect(await waitForOrder(here, first)).toMatchObject({ status: 'paid', order: { total: 42.2 } })
    expect(await readMedusaOrders(here, first)).toHaveLength(1)

    const found = await findAttentionItem(admin, 'review', second)
    const close = () =>
      send(
        `${here.origin}/admin/attention/review/${found !== undefined && 'id' in found ? found.id : ''}`,
        {},
        admin.staff,
      )
    expect((await close()).status).toBe(400)
    await refundAtStripe(here, second)
    expect((await close()).status).toBe(200)
    expect(await findAttentionItem(admin, 'review', second)).toBeUndefined()
    expect((await fetchBuyerOrder(here, first)).status).toBe('paid')
  })

  it('and is paid while nobody hears of it is found at the provider', async () => {
    const first = await openTestCheckout(here, [toCartItem(skull, 'M')])
    const second = await pageBeside(first)
    await dropWebhooks(here, second)
    await payAtSandbox(here, second)
    await there.server().kill()
    await there.restart()
    await expect.poll(() => findAttentionItem(admin, 'review', second)).toBeDefined()
  })
})

/** Every session of the provider's. */
async function listSessions() {
  const { body } = await get(`${here.sandboxUrl}/v1/checkout/sessions`, SANDBOX_AUTHORIZATION)
  return z.object({ data: z.array(sessionSchema) }).parse(body).data
}

/** Opens a second session for the checkout of this one, as a server does that knows nothing of the first. */
async function pageBeside(sessionId: string): Promise<string> {
  const { client_reference_id: id, metadata, success_url: successUrl } = await hosted(sessionId)
  return postToStripe(here, 'checkout/sessions', {
    mode: 'payment',
    client_reference_id: id,
    ...Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value])),
    success_url: successUrl,
    cancel_url: here.origin,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'chf',
    'line_items[0][price_data][unit_amount]': '4220',
    'line_items[0][price_data][product_data][name]': 'Crying Skull',
  })
}
