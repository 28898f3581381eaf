import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { getCartItemId } from '@contract/cart/cart-item-id'
import type { CartItem } from '@contract/cart/cart-item'
import type { Catalogue, Product } from '@contract/catalogue/catalogue'
import { buildReturnUrls } from '@contract/cart/checkout-request'
import { toRappen } from '@contract/money/money'
import { DELIVERY_OPTIONS } from '@contract/cart/delivery-option'
import { computeTotals, type Pricing } from '@contract/money/totals'
import { toPricing } from '@/shop/catalogue/catalogue-atoms'
import { SANDBOX_AUTHORIZATION } from '../../commerce/tests/support/stripe-sandbox'
import { checkMany } from './support/check-many'
import { expectUnharmed } from './support/expect-unharmed'
import { body, text } from './support/arbitrary-requests'
import { send } from './support/send-raw-request'

const { siteUrl, sandboxUrl } = inject('shop')
afterAll(expectUnharmed)
let products: readonly Product[]
let pricing: Pricing

beforeAll(async () => {
  const catalogue: Catalogue = await (await fetch(`${siteUrl}/api/products`)).json()
  products = catalogue.products
  pricing = toPricing(catalogue.pricing)
})

type Line = { product: number; size: number; quantity: number; lie: Record<string, unknown> }
const price = fc.oneof(fc.constantFrom(0, 0.01, 29.9, 29.89, 100_000, -1, 1e21, '29.90', null), fc.double())
/** The false claims that a line may make. */
const lie = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.record({ price }) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        id: text,
        productId: text,
        name: fc.oneof(text, fc.anything()),
        size: text,
        currency: fc.oneof(text, fc.constantFrom('EUR', 'chf')),
        image: text,
        quantity: fc.oneof(fc.integer(), fc.double(), fc.constantFrom('1', null, 1e9, 1.5)),
        extra: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  },
)
const line: fc.Arbitrary<Line> = fc.record({
  product: fc.nat({ max: 99 }),
  size: fc.nat({ max: 9 }),
  quantity: fc.integer({ min: -1, max: 12 }),
  lie,
})
const cart = fc.record({
  lines: fc.oneof(
    { weight: 20, arbitrary: fc.array(line, { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(line, { minLength: 49, maxLength: 60 }) },
  ),
  deliveryOption: fc.oneof(fc.constantFrom(...DELIVERY_OPTIONS), text),
  origin: fc.oneof(
    { weight: 9, arbitrary: fc.constant('own') },
    { weight: 1, arbitrary: fc.constant('foreign') },
  ),
  key: fc.option(fc.string({ unit: fc.constantFrom(...'abcdef0123456789'), minLength: 8, maxLength: 40 })),
})

/** A line as the shop would sell it, and as it is asked for. */
function buildItem({ product: at, size: sizeAt, quantity, lie: claimed }: Line): {
  honest: CartItem
  sent: Record<string, unknown>
} {
  const product = products[at % products.length]
  if (product === undefined) throw new Error('The shop sells nothing')
  const size = product.sizes[sizeAt % product.sizes.length] ?? ''
  const honest = {
    id: getCartItemId(product.id, size),
    productId: product.id,
    name: product.name,
    size,
    price: product.prices[size] ?? product.price,
    currency: product.currency,
    image: product.images.front,
    quantity,
  }
  return { honest, sent: { ...honest, ...claimed } }
}

function isHonest({ honest, sent }: ReturnType<typeof buildItem>): boolean {
  return (['price', 'size', 'productId', 'quantity'] as const).every((field) => sent[field] === honest[field])
}

it('a buyer who lies about a price pays the true one, or nothing [198] [F6]', async () => {
  await checkMany(
    cart,
    async ({ lines, deliveryOption, origin, key }) => {
      const items = lines.map(buildItem)
      const answer = await checkOut(
        JSON.stringify({
          items: items.map(({ sent }) => sent),
          deliveryOption,
          ...buildReturnUrls(origin === 'own' ? siteUrl : 'https://a.example'),
        }),
        key,
      )
      if (answer.status !== 200) return
      // A cart is sold only if it was honest, and at the shop's own prices.
      expect(items.every(isHonest)).toBe(true)
      const priced = items.map(({ honest: { price: francs, quantity } }) => ({
        priceInRappen: toRappen(francs),
        quantity,
      }))
      const option = DELIVERY_OPTIONS.find((candidate) => candidate === deliveryOption)
      if (option === undefined) throw new Error('An unknown delivery option was accepted')
      const { total } = computeTotals(priced, option, pricing)
      const { id }: { id: string } = JSON.parse(answer.body)
      const session = await fetch(`${sandboxUrl}/v1/checkout/sessions/${id}`, {
        headers: SANDBOX_AUTHORIZATION,
      })
      expect(await session.json()).toMatchObject({ amount_total: total, currency: 'chf' })
    },
    0.15,
  )
})

it('a cart that is none is refused with a sentence [201]', async () => {
  await checkMany(body, async (raw) => void (await checkOut(raw, null)), 0.05)
})

async function checkOut(raw: string, key: string | null) {
  const answer = await send(siteUrl, {
    method: 'POST',
    path: '/api/create-checkout-session',
    headers: {
      'content-type': 'application/json',
      origin: siteUrl,
      ...(key !== null && { 'idempotency-key': key }),
    },
    body: raw,
  })
  expect([200, 400, 413, 422], answer.body.slice(0, 500)).toContain(answer.status)
  if (answer.status !== 200)
    expect(JSON.parse(answer.body)).toMatchObject({ error: expect.stringMatching(/\S/) })
  return answer
}
