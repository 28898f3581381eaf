import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { CartItem } from '../../../src/contract/cart/cart-item'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { toFrancs, toRappen } from '../../../src/contract/money/money'
import { DELIVERY_OPTIONS, type DeliveryOption } from '../../../src/contract/cart/delivery-option'
import { computeTotals, DEFAULT_PRICING } from '../../../src/contract/money/totals'
import {
  type Admin,
  changeProduct,
  createProduct,
  type CreatedProduct,
  fetchProductOffer,
  prepareAdmin,
  type ProductDraft,
  type SizeDraft,
  buildProductDraft,
  STOCKS,
} from '../../support/admin-products'
import {
  fetchShopCatalogue,
  buildCheckoutBody,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  requestCheckout,
  waitForOrder,
} from '../../support/shop-client'
import { readMedusaOrders } from '../../support/medusa-orders'
import { fetchStripeSession, listPaidSessions } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'

const SEED = 14
const BATCHES = 3
const DRAFTS_A_BATCH = 8

let shop: Shop
let admin: Admin
beforeAll(async () => {
  const { shop: taken, staff } = await takeShop()
  shop = taken
  admin = await prepareAdmin(shop, staff)
})

/** How buying a size can end: it is paid for, or it is withdrawn before or while the buyer pays. */
const FATES = ['bought', 'withdrawn in the cart', 'withdrawn at the payment page'] as const
type Try = {
  draft: ProductDraft
  fate: (typeof FATES)[number]
  deliveryOption: DeliveryOption
  quantity: number
}

const names = fc.constantFrom(
  'Shirt',
  'Café Ünïcode 🎨',
  `Two\nlines\u0007`,
  'T'.repeat(251),
  'T'.repeat(300),
  'T'.repeat(301),
)
const sizes: fc.Arbitrary<SizeDraft> = fc.record({
  title: fc.constantFrom('S', 'M', 'L', 'M / Black', 'x'.repeat(50), 'x'.repeat(51), ' '),
  price: fc.constantFrom(null, 0, 0.01, 0.45, 0.46, 12.345, 29.9, 29.9, 29.9, 9_000, 100_001),
  stock: fc.constantFrom('here', 'here', ...STOCKS),
})
const drafts: fc.Arbitrary<ProductDraft> = fc.record({
  title: names,
  status: fc.constantFrom('published', 'published', 'published', 'draft'),
  profile: fc.constantFrom('shop', 'shop', 'shop', 'other', 'none'),
  isInChannel: fc.constantFrom(true, true, true, false),
  hasPicture: fc.constantFrom(true, true, true, false),
  optionCount: fc.constantFrom(1, 2, 3),
  sizes: fc.array(sizes, { maxLength: 3 }),
})
const tries: fc.Arbitrary<Try> = fc.record({
  draft: drafts,
  fate: fc.constantFrom('bought', ...FATES),
  deliveryOption: fc.constantFrom(...DELIVERY_OPTIONS),
  quantity: fc.integer({ min: 1, max: 3 }),
})

/** Every single thing that can be missing or wrong, by itself, so that none is left to chance. */
function oneByOne(): Try[] {
  const buildSizedDraft = (size: Partial<SizeDraft>) =>
    buildProductDraft({
      sizes: [
        { title: 'S', price: 29.9, stock: 'here', ...size },
        { title: 'M', price: 19.95, stock: 'here' },
      ],
    })
  const all: ProductDraft[] = [
    buildProductDraft({ profile: 'none' }),
    buildProductDraft({ profile: 'other' }),
    buildProductDraft({ isInChannel: false }),
    buildProductDraft({ hasPicture: false }),
    buildProductDraft({ status: 'draft' }),
    buildProductDraft({ sizes: [] }),
    buildProductDraft({ optionCount: 3, title: 'T'.repeat(300) }),
    ...STOCKS.map((stock) => buildSizedDraft({ stock })),
    ...[null, 0, 0.45, 0.46, 9_000, 100_001].map((price) => buildSizedDraft({ price })),
    ...['x'.repeat(50), 'x'.repeat(51), 'M'].map((title) => buildSizedDraft({ title })),
  ]
  return all.map((draft, index) => ({
    draft,
    fate: 'bought',
    deliveryOption: index % 2 === 0 ? 'shipping' : 'pickup',
    quantity: 1,
  }))
}

it(
  'a product in any state is not offered, and staff read why, or it is bought and settled to the Rappen [F2] [F7] [F8]',
  { timeout: 400_000 },
  async () => {
    const batches = fc.array(tries, { minLength: DRAFTS_A_BATCH, maxLength: DRAFTS_A_BATCH })
    const tally = { offered: 0, keptBack: 0 }
    await fc.assert(
      fc.asyncProperty(batches, async (batch) => {
        const made: { product: CreatedProduct; tried: Try }[] = []
        for (const tried of batch) made.push({ product: await createProduct(admin, tried.draft), tried })
        const expected = new Map(made.map(({ product: { id, draft } }) => [id, offeredSizes(draft)]))
        await expect
          .poll(() => catalogueSizes([...expected.keys()]))
          .toEqual(Object.fromEntries([...expected].filter(([, sizes]) => sizes.length > 0)))
        for (const { product, tried } of made) {
          const offer = await fetchProductOffer(admin, product.id)
          expect(offer.issues.map(({ code, size }) => [code, size])).toEqual(reasons(product.draft))
          expect(offer.offeredSizes).toEqual(expected.get(product.id))
          const [size] = offer.offeredSizes
          if (size === undefined) tally.keptBack++
          else {
            tally.offered++
            await meet(product, size, tried)
          }
        }
      }),
      { seed: SEED, numRuns: BATCHES, examples: [[oneByOne()]], endOnFailure: true },
    )
    // The seeded shirts are there as before, whatever has been saved beside them.
    const titles = (await fetchShopCatalogue(shop)).products.map(({ name }) => name)
    expect(titles).toEqual(expect.arrayContaining(['Crying Skull', 'Donuts']))
    expect(tally.offered).toBeGreaterThan(10)
    expect(tally.keptBack).toBeGreaterThan(10)
  },
)

/** Has a buyer meet what is offered: it ends with an order to the Rappen, the whole amount back, or nothing paid. */
async function meet(
  { id, draft }: CreatedProduct,
  size: string,
  { fate, deliveryOption, quantity }: Try,
): Promise<void> {
  const product = await fromCatalogue(id)
  const price = draft.sizes.find(({ title }) => onOneLine(title) === size)?.price ?? 0
  const line: CartItem = { ...toCartItem(product, size, quantity), price: toFrancs(toRappen(price)) }
  // What is sold out is offered and not for sale.
  if (product.availability[size] === 0) {
    expect((await requestCheckout(shop, buildCheckoutBody(shop, [line], deliveryOption))).status).toBe(422)
    return
  }
  if (fate === 'withdrawn in the cart') {
    await withdraw(id)
    expect((await requestCheckout(shop, buildCheckoutBody(shop, [line], deliveryOption))).status).toBe(422)
    return
  }
  const { total } = computeTotals(
    [{ priceInRappen: toRappen(price), quantity }],
    deliveryOption,
    DEFAULT_PRICING,
  )
  const sessionId = await openTestCheckout(shop, [line], deliveryOption)
  expect(await fetchStripeSession(shop, sessionId)).toMatchObject({ amount_total: total })
  if (fate === 'withdrawn at the payment page') await withdraw(id)
  await payAtSandbox(shop, sessionId)
  const order = await waitForOrder(shop, sessionId)
  expect(order).toMatchObject({
    status: 'paid',
    order: { total: toFrancs(total), lines: [{ size, quantity }] },
  })
  expect(await readMedusaOrders(shop, sessionId)).toMatchObject([
    {
      captured: toFrancs(total),
      captures: 1,
      paid: toFrancs(total),
      collection: 'completed',
      pieces: quantity,
    },
  ])
  const paid = await listPaidSessions(shop)
  expect(paid.find((session) => session.id === sessionId)).toMatchObject({ amount: total, refunded: 0 })
}

/** Takes a product out of the shop, and waits until it is gone: who is at the payment page already gets it. */
async function withdraw(id: string): Promise<void> {
  await changeProduct(admin, id, { status: 'draft' })
  await expect.poll(() => catalogueSizes([id])).toEqual({})
}

async function fromCatalogue(id: string): Promise<Product> {
  const product = (await fetchShopCatalogue(shop)).products.find((one) => one.id === id)
  if (product === undefined) throw new Error(`${id} is not in the catalogue`)
  return product
}

/** The sizes that the catalogue has of these products, by id. */
async function catalogueSizes(ids: string[]): Promise<Record<string, string[]>> {
  const { products } = await fetchShopCatalogue(shop)
  return Object.fromEntries(products.filter(({ id }) => ids.includes(id)).map(({ id, sizes }) => [id, sizes]))
}

/** What staff must read of a draft, in the order of the product's variants: the rule once more, by itself. */
function reasons(draft: ProductDraft): (string | undefined)[][] {
  const productCodes = [
    draft.status === 'draft' && 'not_published',
    !draft.isInChannel && 'not_in_sales_channel',
    draft.profile === 'none' && 'no_shipping_profile',
    draft.profile === 'other' && 'other_shipping_profile',
    draft.title.length > 300 && 'name_too_long',
    !draft.hasPicture && 'no_picture',
    draft.sizes.length === 0 && 'no_sizes',
  ].filter((code) => code !== false)
  return [
    ...productCodes.map((code) => [code, undefined]),
    ...draft.sizes.flatMap((size) => sizeReasons(size, draft).map((code) => [code, onOneLine(size.title)])),
  ]
}

function sizeReasons({ title, price, stock }: SizeDraft, { sizes }: ProductDraft): string[] {
  return [
    title.trim() === '' && 'no_size_name',
    title.length > 50 && 'size_name_too_long',
    title.trim() !== '' && sizes.filter((other) => other.title === title).length > 1 && 'duplicate_size',
    price === null && 'no_price',
    price === 0 && 'price_zero',
    price !== null && price > 0 && price < 0.46 && 'price_too_low',
    price !== null && price > 92_000 && 'price_too_high',
    stock === 'no_item' && 'no_inventory_item',
    (stock === 'elsewhere' || stock === 'nowhere') && 'no_stock_location',
  ].filter((code) => code !== false)
}

function offeredSizes(draft: ProductDraft): string[] {
  if (reasons(draft).some(([, size]) => size === undefined)) return []
  return draft.sizes
    .filter((size) => sizeReasons(size, draft).length === 0)
    .map(({ title }) => onOneLine(title))
}

function onOneLine(title: string): string {
  return title.replaceAll(/\s+/g, ' ').trim()
}
