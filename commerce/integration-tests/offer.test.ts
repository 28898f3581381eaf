import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { MAX_FAILED_ATTEMPTS } from '../src/settling/rules/settle-failure'
import { attentionSchema, type Finding } from '../src/contract/attention'
import type { Product } from '../src/contract/catalogue'
import { createdProductSchema } from '../src/contract/new-product'
import {
  addLevel,
  type Admin,
  changeProduct,
  createProduct,
  offerOf,
  prepareAdmin,
  soundDraft,
} from './harness/admin-products'
import {
  buy,
  catalogueOf,
  get,
  lineOf,
  openCheckout,
  orderOf,
  pay,
  send,
  settledOrder,
} from './harness/customer'
import { copyDatabase, query } from './harness/database'
import { medusaOrders } from './harness/medusa-orders'
import { paymentRecords, deliver, eventOf, hostedSession, loseWebhooks } from './harness/provider'
import { startShop, type Shop } from './harness/shop'
import { staffHeaders } from './harness/staff'

let shop: Shop
let admin: Admin
beforeAll(async () => {
  shop = await startShop(await copyDatabase(inject('preparedUrl'), 'offer'))
  admin = await prepareAdmin(shop, await staffHeaders(shop))
})
afterAll(async () => {
  await shop?.stop()
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
    expect(await offerOf(admin, id)).toEqual({ offeredSizes: [], issues: [{ code: 'no_picture' }] })
    await changeProduct(admin, id, { images: [{ url: '/media/products/donuts-front.webp' }] })
    await expect
      .poll(() => offered(id))
      .toMatchObject({ name: 'Marmot', prices: { S: 25, M: 25 }, availability: { S: 2, M: 0 } })
    expect(await offerOf(admin, id)).toEqual({ offeredSizes: ['S', 'M'], issues: [] })
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
    const { id } = await createProduct(admin, soundDraft({ title: 'Without profile', profile: 'none' }))
    const { id: sound } = await createProduct(admin, soundDraft({ title: 'With profile' }))
    await expect.poll(() => offered(sound)).toBeDefined()
    expect(await offered(id)).toBeUndefined()
    expect(await offerOf(admin, id)).toEqual({
      offeredSizes: [],
      issues: [{ code: 'no_shipping_profile' }],
    })
    expect((await get(`${shop.origin}/admin/products/${id}/offer`)).status).toBe(401)
    await changeProduct(admin, id, { shipping_profile_id: admin.places.profile })
    await expect.poll(() => offered(id)).toBeDefined()
    expect(await offerOf(admin, id)).toEqual({ offeredSizes: ['S', 'M'], issues: [] })
  })

  it('stands in the list of what needs attention when it was sold before [F2]', async () => {
    const product = await sellable('Sold before')
    const never = await createProduct(admin, soundDraft({ title: 'Never sold', profile: 'none' }))
    await buy(shop, [lineOf(product, 'S')])
    await changeProduct(admin, product.id, { shipping_profile_id: null })
    await expect
      .poll(() => finding('kept_back', product.id))
      .toMatchObject({
        title: 'Sold before',
        issues: [{ code: 'no_shipping_profile' }],
      })
    expect(await finding('kept_back', never.id)).toBeUndefined()
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
    const product = await sellable('Sold before the way was deleted')
    await buy(shop, [lineOf(product, 'S')])
    await change('domestic', 'now()')
    await expect.poll(() => catalogueOf(shop).then(({ products }) => products)).toEqual([])
    expect(await offerOf(admin, product.id)).toEqual({
      offeredSizes: [],
      issues: [{ code: 'no_shipping_option' }],
    })
    expect(await finding('kept_back', product.id)).toMatchObject({ issues: [{ code: 'no_shipping_option' }] })
    await change('domestic', 'null')
    await expect.poll(() => offered(product.id)).toBeDefined()
  })

  it('goes on selling, and telling what changes, where only the one abroad is gone [F2]', async () => {
    await change('international', 'now()')
    const product = await sellable('Sold within Switzerland')
    expect((await buy(shop, [lineOf(product, 'S')])).order).toMatchObject({ status: 'paid' })
    await change('international', 'null')
  })
})

describe('a payment whose product can no longer be ordered', () => {
  /** A paid session of a product that has lost its profile while the buyer was paying; the shop knows nothing yet. */
  async function unplaceable(title: string): Promise<string> {
    const product = await sellable(title)
    const sessionId = await openCheckout(shop, [lineOf(product, 'M')])
    await loseWebhooks(shop, sessionId)
    await changeProduct(admin, product.id, { shipping_profile_id: null })
    await pay(shop, sessionId)
    return sessionId
  }

  it('is tried eight times, refunded once, its buyer gets a mail, and staff read the true reason [F2]', async () => {
    const sessionId = await unplaceable('Loses its profile')
    const before = await paymentRecords(shop)
    await fail(sessionId, MAX_FAILED_ATTEMPTS - 1)
    expect(await orderOf(shop, sessionId)).toEqual({ status: 'pending' })
    expect((await paymentRecords(shop)).refunds).toEqual(before.refunds)
    expect(await finding('unsettled', sessionId)).toMatchObject({
      reason: expect.stringMatching(/shipping profiles/),
    })

    await deliver(shop, eventOf(sessionId))
    expect(await settledOrder(shop, sessionId)).toEqual({ status: 'refunded' })
    expect((await paymentRecords(shop)).refunds).toEqual({
      count: before.refunds.count + 1,
      amount: before.refunds.amount + 4220,
    })
    expect(await medusaOrders(shop, sessionId)).toEqual([])
    expect(await mailsOf(sessionId)).toEqual([{ kind: 'not_placed', state: 'queued' }])
    expect(await finding('unsettled', sessionId)).toBeUndefined()
    expect(await finding('not_placed', sessionId)).toMatchObject({
      total: 42.2,
      reason: expect.stringMatching(/shipping profiles/),
    })
    expect(shop.server().output()).toMatch(/attempt 8 of 8: .*shipping profiles/)
    expect(shop.server().output()).not.toContain('[object Object]')
  })

  it('is refunded once, and its buyer gets one mail, when the server is cut off before noting it [F2]', async () => {
    const sessionId = await unplaceable('Cut off')
    const before = await paymentRecords(shop)
    await fail(sessionId, MAX_FAILED_ATTEMPTS - 1)
    await refuseNoting(true)
    await deliver(shop, eventOf(sessionId))
    await expect.poll(async () => (await paymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
    await expect.poll(() => eventErrors(sessionId)).toContainEqual(expect.stringContaining('cut off'))
    expect(await orderOf(shop, sessionId)).toEqual({ status: 'pending' })
    await refuseNoting(false)
    await deliver(shop, eventOf(sessionId))
    expect(await settledOrder(shop, sessionId)).toEqual({ status: 'refunded' })
    expect((await paymentRecords(shop)).refunds.count).toBe(before.refunds.count + 1)
    expect(await mailsOf(sessionId)).toHaveLength(1)
    expect(await finding('not_placed', sessionId)).toMatchObject({
      reason: expect.stringMatching(/shipping profiles/),
    })
  })

  it('becomes an order after all when staff put it right in time [F2]', async () => {
    const product = await sellable('Put right')
    const sessionId = await openCheckout(shop, [lineOf(product, 'M')])
    await loseWebhooks(shop, sessionId)
    await changeProduct(admin, product.id, { shipping_profile_id: null })
    await pay(shop, sessionId)
    await fail(sessionId, 2)
    await changeProduct(admin, product.id, { shipping_profile_id: admin.places.profile })
    await deliver(shop, eventOf(sessionId))
    expect(await settledOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
    expect(await medusaOrders(shop, sessionId)).toMatchObject([{ captured: 42.2, reserved: 1 }])
  })

  it('is never refunded where an order of it exists: that one is finished [F2]', async () => {
    const product = await sellable('Half an order')
    const { sessionId } = await buy(shop, [lineOf(product, 'M')])
    const before = await paymentRecords(shop)
    await query(
      shop.databaseUrl,
      `update checkout_intent set status = 'settling', order_id = null, order_number = null, failed_attempts = $1
       where session_id = $2`,
      [MAX_FAILED_ATTEMPTS, sessionId],
    )
    await deliver(shop, eventOf(sessionId))
    expect(await settledOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
    expect(await medusaOrders(shop, sessionId)).toHaveLength(1)
    expect((await paymentRecords(shop)).refunds).toEqual(before.refunds)
  })

  /** Delivers so many events, each of which fails. */
  async function fail(sessionId: string, times: number): Promise<void> {
    for (let attempt = 1; attempt <= times; attempt++) {
      await deliver(shop, eventOf(sessionId))
      await expect.poll(() => failedAttempts(sessionId), { timeout: 30_000 }).toBe(attempt)
      // A failure is counted before it is noted when to try its event again.
      await expect
        .poll(() => eventErrors(sessionId))
        .toEqual(Array(attempt).fill(expect.stringMatching(/shipping profiles/)))
      // The sweep would count on by itself.
      await query(
        shop.databaseUrl,
        "update checkout_event set next_attempt_at = now() + interval '1 hour' where session_id = $1",
        [sessionId],
      )
    }
  }
})

describe('names', () => {
  it('of 300 characters are shortened for the payment page, and can be bought [F7]', async () => {
    const product = await sellable('T'.repeat(300))
    const { sessionId, order } = await buy(shop, [lineOf(product, 'M')])
    expect(order).toMatchObject({ status: 'paid', order: { lines: [{ name: product.name }], total: 42.2 } })
    expect(await hostedSession(shop, sessionId)).toMatchObject({ amount_total: 4220 })
  })

  it('that no cart can hold are kept back, with the reason [F7]', async () => {
    const long = await createProduct(admin, soundDraft({ title: 'T'.repeat(301) }))
    const { id } = await createProduct(
      admin,
      soundDraft({
        sizes: [
          { title: 'x'.repeat(60), price: 29.9, stock: 'here' },
          { title: 'M', price: 29.9, stock: 'here' },
        ],
      }),
    )
    await expect.poll(async () => (await offered(id))?.sizes).toEqual(['M'])
    expect(await offered(long.id)).toBeUndefined()
    expect((await offerOf(admin, long.id)).issues).toEqual([{ code: 'name_too_long' }])
    expect((await offerOf(admin, id)).issues).toEqual([{ code: 'size_name_too_long', size: 'x'.repeat(60) }])
  })
})

it('keeps a size of price zero back, tells staff, and sells the others [F8]', async () => {
  const { id } = await createProduct(
    admin,
    soundDraft({
      title: 'One for nothing',
      sizes: [
        { title: 'S', price: 0, stock: 'here' },
        { title: 'M', price: 29.9, stock: 'here' },
      ],
    }),
  )
  await expect.poll(async () => (await offered(id))?.sizes).toEqual(['M'])
  expect(await offerOf(admin, id)).toEqual({
    offeredSizes: ['M'],
    issues: [{ code: 'price_zero', size: 'S' }],
  })
  const product = await offered(id)
  if (product === undefined) throw new Error('It is no longer offered')
  expect((await buy(shop, [lineOf(product, 'M')], 'pickup')).order).toMatchObject({ status: 'paid' })
})

it('counts what one location can deliver, as an order is never put together from two [F2]', async () => {
  const product = await sellable('In two places', { stock: 'nowhere' })
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
  await expect.poll(async () => (await offered(product.id))?.availability['S']).toBe(4)
  const current = await offered(product.id)
  if (current === undefined) throw new Error('It is no longer offered')
  const { sessionId } = await buy(shop, [lineOf(current, 'S', 4)])
  expect(await medusaOrders(shop, sessionId)).toMatchObject([{ reserved: 4 }])
  await query(shop.databaseUrl, "delete from sales_channel_stock_location where id = 'scloc_attic'")
})

/** A new product that is in the catalogue; `stock` is that of its size S. */
async function sellable(
  title: string,
  { stock = 'here' }: { stock?: 'here' | 'nowhere' } = {},
): Promise<Product> {
  const sizes = [
    { title: 'S', price: 29.9, stock },
    { title: 'M', price: 29.9, stock: 'here' as const },
  ]
  const { id } = await createProduct(admin, soundDraft({ title, sizes }))
  // Each size comes with the stock that it is given, one after the other.
  const wanted = sizes.filter(({ stock: where }) => where === 'here').map(({ title: size }) => size)
  await expect.poll(async () => (await offered(id))?.sizes).toEqual(wanted)
  const product = await offered(id)
  if (product === undefined) throw new Error(`${title} is no longer offered`)
  return product
}

async function offered(productId: string): Promise<Product | undefined> {
  return (await catalogueOf(shop)).products.find(({ id }) => id === productId)
}

/** What the list says of a product or a session. */
async function finding(kind: Finding['kind'], about: string): Promise<Finding | undefined> {
  const { body } = await get(`${shop.origin}/admin/attention`, admin.staff)
  return attentionSchema
    .parse(body)
    .findings.find(
      (one) =>
        one.kind === kind &&
        ('productId' in one ? one.productId === about : 'sessionId' in one && one.sessionId === about),
    )
}

async function failedAttempts(sessionId: string): Promise<number | undefined> {
  const [row] = await query<{ failed_attempts: number }>(
    shop.databaseUrl,
    'select failed_attempts from checkout_intent where session_id = $1',
    [sessionId],
  )
  return row?.failed_attempts
}

function mailsOf(sessionId: string) {
  return query<{ kind: string; state: string }>(
    shop.databaseUrl,
    `select m.kind, m.state from checkout_mail m join checkout_intent k on k.id = m.intent_id where k.session_id = $1`,
    [sessionId],
  )
}

async function eventErrors(sessionId: string): Promise<(string | null)[]> {
  const rows = await query<{ error: string | null }>(
    shop.databaseUrl,
    'select error from checkout_event where session_id = $1',
    [sessionId],
  )
  return rows.map(({ error }) => error)
}

/** Has PostgreSQL refuse to write that a checkout is refunded, as if the server had died before. */
async function refuseNoting(isRefused: boolean): Promise<void> {
  await query(
    shop.databaseUrl,
    isRefused
      ? `create function refuse_noting() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
         create trigger refuse_noting before update on checkout_intent for each row
           when (new.status = 'refunded') execute function refuse_noting()`
      : 'drop trigger refuse_noting on checkout_intent; drop function refuse_noting()',
  )
}
