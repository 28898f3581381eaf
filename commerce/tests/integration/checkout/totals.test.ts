import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { SANDBOX_AUTHORIZATION } from '../../support/stripe-sandbox'
import type { CartItem } from '../../../src/contract/cart/cart-item'
import type { Catalogue } from '../../../src/contract/catalogue/catalogue'
import { toFrancs, toRappen } from '../../../src/contract/money/money'
import { DELIVERY_OPTIONS, type DeliveryOption } from '../../../src/contract/cart/delivery-option'
import { computeTotals, DEFAULT_PRICING } from '../../../src/contract/money/totals'
import { buy, fetchShopCatalogue, get, toCartItem, openTestCheckout } from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import { seedStock } from '../../support/seed-stock'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'

let shop: Shop
let catalogue: Catalogue
beforeAll(async () => {
  ;({ shop } = await takeShop())
  // Every checkout that is opened reserves its pieces, and many are opened here.
  await seedStock(shop.databaseUrl)
  catalogue = await fetchShopCatalogue(shop)
})

/** Any cart that can be bought: one line a product and size, each of at most so many pieces. */
function anyCart(maxLines: number) {
  const places = catalogue.products.flatMap((product) =>
    product.sizes
      .filter((size) => product.availability[size] !== 0)
      .map((size) => ({ product, size, left: product.availability[size] })),
  )
  const line = fc
    .record({ place: fc.constantFrom(...places), quantity: fc.integer({ min: 1, max: maxLines }) })
    .map(({ place, quantity }) => {
      const { product, size, left } = place
      return toCartItem(product, size, typeof left === 'number' ? Math.min(left, quantity) : quantity)
    })
  return fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ id }) => id })
}

/** The totals that the drawer computes. */
function computeDrawerTotals(items: CartItem[], deliveryOption: DeliveryOption) {
  const lines = items.map(({ price, quantity }) => ({ priceInRappen: toRappen(price), quantity }))
  return computeTotals(lines, deliveryOption, DEFAULT_PRICING)
}

it('opens for any cart a payment page with the amounts of the drawer, to the Rappen [268] [277]', async () => {
  await fc.assert(
    fc.asyncProperty(anyCart(10), fc.constantFrom(...DELIVERY_OPTIONS), async (items, deliveryOption) => {
      const shown = computeDrawerTotals(items, deliveryOption)
      const session = await fetchHostedSession(await openTestCheckout(shop, items, deliveryOption))
      expect(session).toMatchObject({
        currency: 'chf',
        amount_total: shown.total,
        amount_subtotal: shown.subtotal + shown.tax,
        total_details: { amount_shipping: shown.shipping },
      })
    }),
    { numRuns: 25 },
  )
})

async function fetchHostedSession(sessionId: string): Promise<unknown> {
  const headers = SANDBOX_AUTHORIZATION
  return (await get(`${shop.sandboxUrl}/v1/checkout/sessions/${sessionId}`, headers)).body
}

it('charges for any cart what the drawer shows, and what Medusa computes to the Rappen [277]', async () => {
  await fc.assert(
    fc.asyncProperty(anyCart(3), fc.constantFrom(...DELIVERY_OPTIONS), async (items, deliveryOption) => {
      const shown = computeDrawerTotals(items, deliveryOption)
      const { sessionId, order } = await buy(shop, items, deliveryOption)
      expect(order.order).toMatchObject({
        subtotal: toFrancs(shown.subtotal),
        shipping: toFrancs(shown.shipping),
        tax: toFrancs(shown.tax),
        total: toFrancs(shown.total),
      })
      expect(await readMedusaOrders(shop, sessionId)).toMatchObject([{ captured: toFrancs(shown.total) }])
      const [computed] = await query<{ total: number }>(
        shop.databaseUrl,
        `select (s.totals ->> 'original_order_total')::float as total from order_summary s
         join checkout_intent k using (order_id) where k.session_id = $1 order by s.version limit 1`,
        [sessionId],
      )
      expect(toRappen(computed?.total ?? 0)).toBe(shown.total)
    }),
    { numRuns: 6 },
  )
})
