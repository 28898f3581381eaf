import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Catalogue } from '../src/contract/catalogue'
import { toFrancs, toRappen } from '../src/contract/money'
import { computeTotals, DELIVERY_OPTIONS, SEEDED_PRICING } from '../src/contract/totals'
import { buy, catalogueOf, lineOf } from './harness/customer'
import { copyDatabase, query } from './harness/database'
import { ledger } from './harness/ledger'
import { startShop, type Shop } from './harness/shop'

let shop: Shop
let catalogue: Catalogue
beforeAll(async () => {
  shop = await startShop(await copyDatabase(inject('preparedUrl'), 'totals'))
  catalogue = await catalogueOf(shop)
})
afterAll(async () => {
  await shop?.stop()
})

it('[277] charges for any cart what the drawer shows, and what Medusa computes to the Rappen', async () => {
  const places = catalogue.products.flatMap((product) =>
    product.sizes.filter((size) => product.availability[size] !== 0).map((size) => ({ product, size })),
  )
  const line = fc.record({ place: fc.constantFrom(...places), quantity: fc.integer({ min: 1, max: 3 }) })
  const cart = fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ place }) => place })
  await fc.assert(
    fc.asyncProperty(cart, fc.constantFrom(...DELIVERY_OPTIONS), async (lines, deliveryOption) => {
      const items = lines.map(({ place, quantity }) => lineOf(place.product, place.size, quantity))
      const shown = computeTotals(
        items.map(({ price, quantity }) => ({ priceInRappen: toRappen(price), quantity })),
        deliveryOption,
        SEEDED_PRICING,
      )
      const { sessionId, order } = await buy(shop, items, deliveryOption)
      expect(order.order).toMatchObject({
        subtotal: toFrancs(shown.subtotal),
        shipping: toFrancs(shown.shipping),
        tax: toFrancs(shown.tax),
        total: toFrancs(shown.total),
      })
      expect(await ledger(shop, sessionId)).toMatchObject([{ captured: toFrancs(shown.total) }])
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
}, 120_000)
