import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { CartItem } from '../../../src/contract/cart/cart-item'
import { apiErrorSchema } from '../../../src/contract/api/api-error'
import { toRappen } from '../../../src/contract/money/money'
import { computeTotals, DEFAULT_PRICING } from '../../../src/contract/money/totals'
import { waitUntil } from '../../support/server-process'
import {
  buy,
  fetchShopCatalogue,
  buildCheckoutBody,
  get,
  toCartItem,
  fetchProduct,
  requestCheckout,
  send,
} from '../../support/shop-client'
import { readMedusaOrders } from '../../support/medusa-orders'
import { fetchStripeSession } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'
import { parseExactly } from '../../support/parse-exactly'

/** Francs. XXL costs half a Rappen of tax, which Medusa and a browser round differently. */
const PRICES = { S: 29.9, M: 29.9, L: 34.55, XXL: 45 }

let shop: Shop
let staff: Record<string, string>
let dataDir: string
beforeAll(async () => {
  ;({ shop, staff, dataDir } = await takeShop())
  await putUpForSale('tall-shirt', PRICES)
})

const idsSchema = z.array(z.object({ id: z.string() })).min(1)

/** Publishes a product with these sizes and prices, as staff do in the Medusa admin. */
async function putUpForSale(handle: string, prices: Record<string, number>) {
  const first = async (path: string, key: string) => {
    const { body } = await get(`${shop.origin}/admin/${path}`, staff)
    return z.object({ [key]: idsSchema }).parse(body)[key]?.[0]?.id
  }
  const sizes = Object.keys(prices)
  const { status, body } = await send(
    `${shop.origin}/admin/products`,
    {
      title: 'Tall shirt',
      handle,
      status: 'published',
      images: [{ url: '/media/products/donuts-front.webp' }],
      sales_channels: [{ id: await first('sales-channels', 'sales_channels') }],
      shipping_profile_id: await first('shipping-profiles', 'shipping_profiles'),
      options: [{ title: 'Size', values: sizes }],
      variants: sizes.map((size) => ({
        title: size,
        options: { Size: size },
        manage_inventory: false,
        prices: [{ currency_code: 'chf', amount: prices[size] }],
      })),
    },
    staff,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  // Its sizes come to the catalogue one after the other.
  const shown = async () =>
    (await fetchShopCatalogue(shop)).products.find((product) => product.handle === handle)?.sizes
  await waitUntil(shop.server(), async () => ((await shown())?.length === sizes.length ? true : undefined))
}

describe('a product whose sizes differ in price', () => {
  it('is shown with the price of each size, and the lowest as its own [F6]', async () => {
    expect(await fetchProduct(shop, 'tall-shirt')).toMatchObject({ price: 29.9, prices: PRICES })
  })

  it('is bought in a cheap and a dear size, each at its own price to the Rappen [F6]', async () => {
    const shirt = await fetchProduct(shop, 'tall-shirt')
    const items = [toCartItem(shirt, 'M', 2), toCartItem(shirt, 'L', 3)]
    const { sessionId, order } = await buy(shop, items)
    // 2 x 29.90 + 3 x 34.55 = 163.45; 7.7 % of it is 12.58565; shipping 10.00.
    expect(order.order).toMatchObject({
      lines: [
        { size: 'M', quantity: 2, price: 29.9 },
        { size: 'L', quantity: 3, price: 34.55 },
      ],
      subtotal: 163.45,
      tax: 12.59,
      total: 186.04,
    })
    expect(await fetchStripeSession(shop, sessionId)).toMatchObject({ amount_total: 18_604 })
    expect(await readMedusaOrders(shop, sessionId)).toMatchObject([
      { captures: 1, captured: 186.04, paid: 186.04 },
    ])
  })

  it('is refused at the price of another size, shown the right one, and sold at that [F6]', async () => {
    const shirt = await fetchProduct(shop, 'tall-shirt')
    const stored: CartItem = { ...toCartItem(shirt, 'L'), price: shirt.price }
    const { status, body } = await requestCheckout(shop, buildCheckoutBody(shop, [stored]))
    expect(status).toBe(422)
    const [issue] = parseExactly(apiErrorSchema, body).lines ?? []
    expect(issue).toMatchObject({ code: 'price_changed', values: { price: 34.55 } })
    const repaired = { ...stored, price: issue?.code === 'price_changed' ? issue.values.price : 0 }
    expect((await buy(shop, [repaired])).order.order).toMatchObject({ total: 47.21 })
  })
})

describe('an order’s money in Medusa', () => {
  /** What an order costs in Medusa's own answer and in its records must be what was charged, not nearly. */
  const CARTS: [string, Record<string, number>][] = [
    ['three shirts of one price', { S: 3 }],
    ['three prices, each with a remainder', { S: 1, M: 3, L: 2, XXL: 1 }],
    ['half a Rappen of tax', { XXL: 1 }],
  ]

  it.each(CARTS)('is what was charged, in Rappen, line by line: %s [F12]', async (_name, cart) => {
    const shirt = await fetchProduct(shop, 'tall-shirt')
    const items = Object.entries(cart).map(([size, quantity]) => toCartItem(shirt, size, quantity))
    const lines = items.map(({ price, quantity }) => ({ priceInRappen: toRappen(price), quantity }))
    const charged = computeTotals(lines, 'shipping', DEFAULT_PRICING)
    const { sessionId } = await buy(shop, items)
    const shown = await fetchMedusaOrder(sessionId)
    expect(shown).toMatchObject({
      item_subtotal: charged.subtotal / 100,
      shipping_total: charged.shipping / 100,
      tax_total: charged.tax / 100,
      total: charged.total / 100,
      summary: {
        original_order_total: charged.total / 100,
        current_order_total: charged.total / 100,
        accounting_total: charged.total / 100,
        paid_total: charged.total / 100,
        pending_difference: 0,
      },
    })
    for (const { tax_total: tax, total } of shown.items) {
      expect(tax).toBe(toRappen(tax) / 100)
      expect(total).toBe(toRappen(total) / 100)
    }
    const sum = shown.items.reduce((all, { total }) => all + toRappen(total), 0)
    expect(sum).toBe(charged.subtotal + charged.tax)
  })

  it('is exported in Rappen [F12]', async () => {
    const shirt = await fetchProduct(shop, 'tall-shirt')
    await buy(shop, [toCartItem(shirt, 'S', 3)])
    const { status } = await send(`${shop.origin}/admin/orders/export`, {}, staff)
    expect(status).toBe(202)
    const [head, ...rows] = (await exported()).trim().split('\n')
    const columns = head?.split(',') ?? []
    expect(columns).toEqual(expect.arrayContaining(['Subtotal', 'Shipping Total', 'Tax Total', 'Total']))
    expect(rows.length).toBeGreaterThan(0)
    for (const name of ['Subtotal', 'Shipping Total', 'Tax Total', 'Total'])
      for (const row of rows) expect(row.split(',')[columns.indexOf(name)]).toMatch(/^\d+(\.\d\d?)?$/)
  })
})

const adminOrderSchema = z.object({
  order: z.looseObject({ items: z.array(z.object({ tax_total: z.number(), total: z.number() })) }),
})

async function fetchMedusaOrder(sessionId: string) {
  const [row] = await readMedusaOrders(shop, sessionId)
  const { body } = await get(`${shop.origin}/admin/orders/${row?.order_id}`, staff)
  return adminOrderSchema.parse(body).order
}

/** The newest export, once it has been written. */
async function exported(): Promise<string> {
  const folder = join(dataDir, 'private-files')
  let text = ''
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => [])
      const name = names.toSorted().findLast((one) => one.endsWith('.csv'))
      if (name !== undefined) text = await readFile(join(folder, name), 'utf8')
      return text
    })
    .toContain('Order_ID')
  return text
}
