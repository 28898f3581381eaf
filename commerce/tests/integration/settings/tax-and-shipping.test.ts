import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toFrancs } from '../../../src/contract/money/money'
import { type NewTaxAndShipping, taxAndShippingSchema } from '../../../src/contract/admin/tax-and-shipping'
import { computeTotals, DEFAULT_PRICING } from '../../../src/contract/money/totals'
import {
  fetchShopCatalogue,
  get,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  fetchProduct,
  send,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { fetchStripeSession } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import { startShop, type Shop } from '../../support/shop'

/**
 * What was saved at one server is charged by every other this soon, in milliseconds: a second is enough for it, and the
 * rest is for a machine that has other work. Without being told, a server looks after 25 s.
 */
const CHARGED_WITHIN_MS = 5000
const SHIRT = [{ priceInRappen: 2990, quantity: 1 }]

let here: Shop
let there: Shop
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop: here, staff } = await takeShop())
  there = await startShop(here.databaseUrl)
})
afterAll(() => there?.stop())

const path = () => `${here.origin}/admin/tax-and-shipping`
const current = async () => taxAndShippingSchema.parse((await get(path(), staff)).body)

async function save(changes: Partial<NewTaxAndShipping>) {
  const stored = await current()
  return send(path(), { known: stored, ...stored, ...changes }, staff)
}

/** The totals of a shirt that is shipped, at these amounts. */
const computeTotalsAt = (taxRatePercent: number, domestic: number) =>
  computeTotals(SHIRT, 'shipping', {
    ...DEFAULT_PRICING,
    taxRatePercent,
    shippingInRappen: { ...DEFAULT_PRICING.shippingInRappen, domestic },
  })

const shirt = async (shop: Shop) => [toCartItem(await fetchProduct(shop, 'crying-skull'), 'M')]

describe('the VAT rate and the price of shipping', () => {
  it('that the studio saves are charged by each server at once, from the cart to the order', async () => {
    expect(await current()).toEqual({ taxRatePercent: 7.7, shippingInRappen: 1000 })
    const answer = await save({ taxRatePercent: 8.1, shippingInRappen: 950 })
    const saved = performance.now()
    expect([answer.status, answer.body]).toEqual([200, { taxRatePercent: 8.1, shippingInRappen: 950 }])
    for (const shop of [there, here]) {
      await expect
        .poll(async () => (await fetchShopCatalogue(shop)).pricing, { interval: 20 })
        .toMatchObject({ taxRate: 8.1, shipping: { domestic: 9.5, pickup: 0 } })
      expect(performance.now() - saved).toBeLessThan(CHARGED_WITHIN_MS)
    }
    const { total } = computeTotalsAt(8.1, 950)
    const session = await openTestCheckout(there, await shirt(there))
    expect(await fetchStripeSession(there, session)).toMatchObject({ amount_total: total })
    const drawing = await get(`${there.origin}/api/press-prices`)
    expect(drawing.body).toMatchObject({
      pricing: { taxRatePercent: 8.1, shippingInRappen: { domestic: 950 } },
    })
  })

  it('of a cart that is at the payment page already are charged as that page shows them', async () => {
    await save({ taxRatePercent: 8.1, shippingInRappen: 1000 })
    await expect.poll(async () => (await fetchShopCatalogue(here)).pricing.shipping.domestic).toBe(10)
    const session = await openTestCheckout(here, await shirt(here))
    const { tax, shipping, total } = computeTotalsAt(8.1, 1000)
    await save({ taxRatePercent: 2.6, shippingInRappen: 2000 })
    await expect.poll(async () => (await fetchShopCatalogue(here)).pricing.taxRate).toBe(2.6)
    await payAtSandbox(here, session)
    expect((await waitForOrder(here, session)).order).toMatchObject({
      tax: toFrancs(tax),
      shipping: toFrancs(shipping),
      total: toFrancs(total),
    })
  })

  it.each<[what: string, changes: object]>([
    ['a rate of which the comma is forgotten', { taxRatePercent: 81 }],
    ['a rate below nothing', { taxRatePercent: -1 }],
    ['a rate of three decimals', { taxRatePercent: 8.125 }],
    ['a rate in words', { taxRatePercent: '8.1' }],
    ['no rate', { taxRatePercent: null }],
    ['a price above every parcel', { shippingInRappen: 20_001 }],
    ['a price below nothing', { shippingInRappen: -1 }],
    ['a part of a Rappen', { shippingInRappen: 950.5 }],
    ['what is no part of it', { pickup: 1 }],
  ])('are not changed by %s', async (_what, changes) => {
    const before = await current()
    const { status, body } = await save(changes)
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: expect.stringMatching(/^A VAT rate is 0 to 30.% with/) })
    expect(await current()).toEqual(before)
  })

  it('are for staff to see and to change', async () => {
    const stored = await current()
    expect((await get(path())).status).toBe(401)
    expect((await send(path(), { known: stored, ...stored })).status).toBe(401)
  })

  it('that two of the staff save at once are those of the first, and the second reads them', async () => {
    const stored = await current()
    const mine = { taxRatePercent: 8.1, shippingInRappen: 1100 }
    const theirs = { taxRatePercent: 8.1, shippingInRappen: 1200 }
    const answers = await Promise.all(
      [mine, theirs].map((one) => send(path(), { known: stored, ...one }, staff)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const now = await current()
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'changed', current: now })
    // The same once more, as after an answer that was lost, is no change.
    expect((await send(path(), { known: stored, ...now }, staff)).status).toBe(200)
  })

  it('leave other prices of shipping in Medusa as they are', async () => {
    const [option] = await query<{ id: string; price: string }>(
      here.databaseUrl,
      `select link.shipping_option_id as id, price.id as price from price
       join shipping_option_price_set link using (price_set_id)
       join shipping_option o on o.id = link.shipping_option_id
       join shipping_option_type t on t.id = o.shipping_option_type_id where t.code = 'domestic'`,
    )
    const rules = [{ attribute: 'item_total', operator: 'gte', value: 200 }]
    const both = [
      { id: option?.price, currency_code: 'chf', amount: 10 },
      { currency_code: 'chf', amount: 0, rules },
      { currency_code: 'eur', amount: 12 },
    ]
    const set = await send(`${here.origin}/admin/shipping-options/${option?.id}`, { prices: both }, staff)
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    await save({ shippingInRappen: 1300 })
    const prices = await query<{ amount: string; currency: string; rules: number }>(
      here.databaseUrl,
      `select amount, currency_code as currency, rules_count as rules from price
       join shipping_option_price_set link using (price_set_id)
       where link.shipping_option_id = $1 and price.deleted_at is null order by amount`,
      [option?.id],
    )
    expect(prices).toEqual([
      { amount: '0', currency: 'chf', rules: 1 },
      { amount: '12', currency: 'eur', rules: 0 },
      { amount: '13', currency: 'chf', rules: 0 },
    ])
  })

  it('are not saved where Medusa has none, and it is said which', async () => {
    const remove = (deletedAt: string) =>
      query(here.databaseUrl, `update tax_rate set deleted_at = ${deletedAt} where code = 'vat'`)
    await remove('now()')
    expect(await current()).toMatchObject({ taxRatePercent: null })
    const { status, body } = await save({ taxRatePercent: 8.1 })
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'no_tax_rate' })])
    await remove('null')
  })
})
