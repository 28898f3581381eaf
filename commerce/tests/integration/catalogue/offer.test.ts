import { beforeAll, describe, expect, it } from 'vitest'
import { createdProductSchema } from '../../../src/contract/admin/new-product'
import {
  addLevel,
  type Admin,
  changeProduct,
  createProduct,
  fetchProductOffer,
  prepareAdmin,
  buildProductDraft,
} from '../../support/admin-products'
import { buy, fetchShopCatalogue, get, toCartItem, send } from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import { findAttentionItem, findOfferedProduct, createOfferedProduct } from '../../support/offered-products'
import { fetchStripeSession } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'

let shop: Shop
let admin: Admin
beforeAll(async () => {
  const { shop: taken, staff } = await takeShop()
  shop = taken
  admin = await prepareAdmin(shop, staff)
})

describe('a product that was made on the page of the studio', () => {
  const make = (body: object) => send(`${shop.origin}/admin/new-product`, body, admin.staff)
  const sizes = [
    { name: 'S', pieces: 2 },
    { name: 'M', pieces: 0 },
  ]

  it('lacks only a picture, says so, and is sold once it has one [S5]', async () => {
    const made = await make({ title: 'Marmot', price: 25, sizes })
    expect(made.status).toBe(201)
    const { id } = createdProductSchema.parse(made.body)
    expect(await fetchProductOffer(admin, id)).toEqual({ offeredSizes: [], issues: [{ code: 'no_picture' }] })
    await changeProduct(admin, id, { images: [{ url: '/media/products/donuts-front.webp' }] })
    await expect
      .poll(() => findOfferedProduct(admin, id))
      .toMatchObject({ name: 'Marmot', prices: { S: 25, M: 25 }, availability: { S: 2, M: 0 } })
    expect(await fetchProductOffer(admin, id)).toEqual({ offeredSizes: ['S', 'M'], issues: [] })
  })

  it('is refused in a sentence when it is no product, or there twice [S5]', async () => {
    for (const wrong of [
      { title: ' ', price: 25, sizes },
      { title: 'Free', price: 0, sizes },
      { title: 'Bare', price: 25, sizes: [] },
      { title: 'Twice S', price: 25, sizes: [sizes[0], sizes[0]] },
      { title: 'x'.repeat(5000), price: 25, sizes },
    ]) {
      const { status, body } = await make(wrong)
      expect(status).toBe(400)
      expect(body).toMatchObject({ message: expect.stringMatching(/^A product has a title/) })
    }
    expect((await make({ title: 'Marmot', price: 25, sizes })).status).toBeGreaterThanOrEqual(400)
    expect((await send(`${shop.origin}/admin/new-product`, {})).status).toBe(401)
  })
})

describe('a product without a shipping profile', () => {
  it('is not offered, staff read why on its page, and it is once it has one [F2]', async () => {
    const { id } = await createProduct(
      admin,
      buildProductDraft({ title: 'Without profile', profile: 'none' }),
    )
    const { id: sound } = await createProduct(admin, buildProductDraft({ title: 'With profile' }))
    await expect.poll(() => findOfferedProduct(admin, sound)).toBeDefined()
    expect(await findOfferedProduct(admin, id)).toBeUndefined()
    expect(await fetchProductOffer(admin, id)).toEqual({
      offeredSizes: [],
      issues: [{ code: 'no_shipping_profile' }],
    })
    expect((await get(`${shop.origin}/admin/products/${id}/offer`)).status).toBe(401)
    await changeProduct(admin, id, { shipping_profile_id: admin.places.profile })
    await expect.poll(() => findOfferedProduct(admin, id)).toBeDefined()
    expect(await fetchProductOffer(admin, id)).toEqual({ offeredSizes: ['S', 'M'], issues: [] })
  })

  it('stands in the list of what needs attention when it was sold before [F2]', async () => {
    const product = await createOfferedProduct(admin, 'Sold before')
    const never = await createProduct(admin, buildProductDraft({ title: 'Never sold', profile: 'none' }))
    await buy(shop, [toCartItem(product, 'S')])
    await changeProduct(admin, product.id, { shipping_profile_id: null })
    await expect
      .poll(() => findAttentionItem(admin, 'kept_back', product.id))
      .toMatchObject({
        title: 'Sold before',
        issues: [{ code: 'no_shipping_profile' }],
      })
    expect(await findAttentionItem(admin, 'kept_back', never.id)).toBeUndefined()
  })
})

describe('a shop without a way to the buyer', () => {
  const change = (type: string, deletedAt: 'now()' | 'null') =>
    query(
      shop.databaseUrl,
      `update shipping_option set deleted_at = ${deletedAt} where shipping_option_type_id =
        (select id from shipping_option_type where code = $1)`,
      [type],
    )

  it('offers nothing, staff read why, and sells again once there is one [F2]', async () => {
    const product = await createOfferedProduct(admin, 'Sold before the way was deleted')
    await buy(shop, [toCartItem(product, 'S')])
    await change('domestic', 'now()')
    await expect.poll(() => fetchShopCatalogue(shop).then(({ products }) => products)).toEqual([])
    expect(await fetchProductOffer(admin, product.id)).toEqual({
      offeredSizes: [],
      issues: [{ code: 'no_shipping_option' }],
    })
    expect(await findAttentionItem(admin, 'kept_back', product.id)).toMatchObject({
      issues: [{ code: 'no_shipping_option' }],
    })
    await change('domestic', 'null')
    await expect.poll(() => findOfferedProduct(admin, product.id)).toBeDefined()
  })

  it('goes on selling, and telling what changes, where only the one abroad is gone [F2]', async () => {
    await change('international', 'now()')
    const product = await createOfferedProduct(admin, 'Sold within Switzerland')
    expect((await buy(shop, [toCartItem(product, 'S')])).order).toMatchObject({ status: 'paid' })
    await change('international', 'null')
  })
})

describe('names', () => {
  it('of 300 characters are shortened for the payment page, and can be bought [F7]', async () => {
    const product = await createOfferedProduct(admin, 'T'.repeat(300))
    const { sessionId, order } = await buy(shop, [toCartItem(product, 'M')])
    expect(order).toMatchObject({ status: 'paid', order: { lines: [{ name: product.name }], total: 42.2 } })
    expect(await fetchStripeSession(shop, sessionId)).toMatchObject({ amount_total: 4220 })
  })

  it('that no cart can hold are kept back, with the reason [F7]', async () => {
    const long = await createProduct(admin, buildProductDraft({ title: 'T'.repeat(301) }))
    const { id } = await createProduct(
      admin,
      buildProductDraft({
        sizes: [
          { title: 'x'.repeat(60), price: 29.9, stock: 'here' },
          { title: 'M', price: 29.9, stock: 'here' },
        ],
      }),
    )
    await expect.poll(async () => (await findOfferedProduct(admin, id))?.sizes).toEqual(['M'])
    expect(await findOfferedProduct(admin, long.id)).toBeUndefined()
    expect((await fetchProductOffer(admin, long.id)).issues).toEqual([{ code: 'name_too_long' }])
    expect((await fetchProductOffer(admin, id)).issues).toEqual([
      { code: 'size_name_too_long', size: 'x'.repeat(60) },
    ])
  })
})

it('keeps a size of price zero back, tells staff, and sells the others [F8]', async () => {
  const { id } = await createProduct(
    admin,
    buildProductDraft({
      title: 'One for nothing',
      sizes: [
        { title: 'S', price: 0, stock: 'here' },
        { title: 'M', price: 29.9, stock: 'here' },
      ],
    }),
  )
  await expect.poll(async () => (await findOfferedProduct(admin, id))?.sizes).toEqual(['M'])
  expect(await fetchProductOffer(admin, id)).toEqual({
    offeredSizes: ['M'],
    issues: [{ code: 'price_zero', size: 'S' }],
  })
  const product = await findOfferedProduct(admin, id)
  if (product === undefined) throw new Error('It is no longer offered')
  expect((await buy(shop, [toCartItem(product, 'M')], 'pickup')).order).toMatchObject({ status: 'paid' })
})

it('counts what one location can deliver, as an order is never put together from two [F2]', async () => {
  const product = await createOfferedProduct(admin, 'In two places', { stock: 'nowhere' })
  const [item] = await query<{ id: string }>(
    shop.databaseUrl,
    `select inventory_item_id as id from product_variant_inventory_item i
     join product_variant v on v.id = i.variant_id where v.product_id = $1 and v.title = 'S'`,
    [product.id],
  )
  await query(
    shop.databaseUrl,
    `insert into sales_channel_stock_location (id, sales_channel_id, stock_location_id)
     values ('scloc_attic', $1, $2)`,
    [admin.places.channel, admin.places.otherLocation],
  )
  await addLevel(admin, item?.id ?? '', admin.places.location, 3)
  await addLevel(admin, item?.id ?? '', admin.places.otherLocation, 4)
  await expect.poll(async () => (await findOfferedProduct(admin, product.id))?.availability['S']).toBe(4)
  const current = await findOfferedProduct(admin, product.id)
  if (current === undefined) throw new Error('It is no longer offered')
  const { sessionId } = await buy(shop, [toCartItem(current, 'S', 4)])
  expect(await readMedusaOrders(shop, sessionId)).toMatchObject([{ reserved: 4 }])
  await query(shop.databaseUrl, "delete from sales_channel_stock_location where id = 'scloc_attic'")
})
