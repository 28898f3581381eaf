import { beforeAll, describe, expect, it } from 'vitest'
import { connectionSchema } from '../../../src/contract/api/connection'
import { BLANK_HANDLES } from '../../../src/contract/custom-print/blanks'
import { DEFAULT_PRICING } from '../../../src/contract/money/totals'
import { fetchShopCatalogue, get, fetchProduct, send } from '../../support/shop-client'
import { query } from '../../support/database'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'
import { fetchStaffHeaders } from '../../support/staff'
import { parseExactly } from '../../support/parse-exactly'

let shop: Shop
beforeAll(async () => {
  ;({ shop } = await takeShop())
})

describe('GET /api/products', () => {
  it('answers the products and what totals depend on [215]', async () => {
    const { status, headers } = await get(`${shop.origin}/api/products`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('must-revalidate')
    const { pricing } = await fetchShopCatalogue(shop)
    expect(pricing).toEqual({
      currency: 'CHF',
      country: 'CH',
      taxRate: DEFAULT_PRICING.taxRatePercent,
      shipping: { domestic: 10, international: 15, pickup: 0 },
    })
  })

  it('shows the four shirts, and keeps the test entries as drafts [154]', async () => {
    const { products } = await fetchShopCatalogue(shop)
    expect(products.map(({ name }) => name)).toEqual([
      'Cheese Second Edition',
      'Crying Skull',
      'Donut Second Edition',
      'Donuts',
    ])
    const drafts = await query<{ handle: string }>(
      shop.databaseUrl,
      "select handle from product where status = 'draft'",
    )
    expect(drafts.map(({ handle }) => handle).toSorted()).toEqual(
      [...BLANK_HANDLES, 'test-print-one', 'test-print-two'].toSorted(),
    )
  })

  it('sells each of them for CHF 29.90 [155]', async () => {
    const { products } = await fetchShopCatalogue(shop)
    expect(products).toHaveLength(4)
    for (const product of products) expect(product).toMatchObject({ price: 29.9, currency: 'CHF' })
  })

  it('tells which size is sold out, and that the others are not', async () => {
    const donuts = await fetchProduct(shop, 'donuts')
    expect(donuts.availability).toMatchObject({ S: 40, XL: 0 })
    expect(donuts.inStock).toBe(true)
  })

  it('answers 304 to who knows it, and anew once staff change a price', async () => {
    const { headers } = await get(`${shop.origin}/api/products`)
    const conditions = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await get(`${shop.origin}/api/products`, conditions)).status).toBe(304)

    const staff = await fetchStaffHeaders(shop)
    const { id } = await fetchProduct(shop, 'donuts')
    const changed = await send(`${shop.origin}/admin/products/${id}`, { title: 'Donuts, glazed' }, staff)
    expect(changed.status).toBe(200)
    await expect.poll(async () => (await get(`${shop.origin}/api/products`, conditions)).status).toBe(200)
    expect((await fetchProduct(shop, 'donuts')).name).toBe('Donuts, glazed')
    await send(`${shop.origin}/admin/products/${id}`, { title: 'Donuts' }, staff)
    await expect.poll(async () => (await fetchProduct(shop, 'donuts')).name).toBe('Donuts')
  })
})

describe('GET /api/test', () => {
  it('answers success with data [213]', async () => {
    const { status, body } = await get(`${shop.origin}/api/test`)
    expect(status).toBe(200)
    expect(parseExactly(connectionSchema, body)).toMatchObject({
      success: true,
      data: {
        service: 'Atelier Steinbock',
        payments: 'sandbox',
        database: expect.stringMatching(/^PostgreSQL 1/),
      },
    })
  })
})

describe('paths that are closed', () => {
  it.each(['/api/nothing', '/api', '/api/products/1', '/api/upload-images/x'])(
    'answers JSON 404 at %s',
    async (path) => {
      const { status, body } = await get(`${shop.origin}${path}`)
      expect(status).toBe(404)
      expect(body).toEqual({ error: expect.any(String), code: 'not_found' })
    },
  )

  it('answers 405 to a wrong method', async () => {
    const { status, headers } = await get(`${shop.origin}/api/create-checkout-session`)
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('POST')
  })

  it("shows nothing of Medusa's store to visitors, and completes no cart of theirs", async () => {
    const [key] = await query<{ token: string }>(
      shop.databaseUrl,
      "select token from api_key where type = 'publishable'",
    )
    const visitor = { 'x-publishable-api-key': key?.token ?? '' }
    for (const path of ['/store/products', '/store/orders/order_1', '/store/orders'])
      expect([path, (await get(shop.origin + path, visitor)).status]).toEqual([path, 404])
    expect((await send(`${shop.origin}/store/carts/cart_1/complete`, {}, visitor)).status).toBe(404)
  })
})

describe('the seed', () => {
  it('lets the staff in', async () => {
    expect((await get(`${shop.origin}/admin/orders`, await fetchStaffHeaders(shop))).status).toBe(200)
  })
})
