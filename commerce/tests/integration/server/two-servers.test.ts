import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import {
  fetchShopCatalogue,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  fetchBuyerOrder,
  fetchProduct,
  send,
} from '../../support/shop-client'
import { copyDatabase, connect, query } from '../../support/database'
import { seedStock } from '../../support/seed-stock'
import { startShop, type Shop } from '../../support/shop'
import { fetchStaffHeaders } from '../../support/staff'

/**
 * A change is shown by every server this soon, in milliseconds: a second is enough for it, and the rest is for a machine
 * that has other work. Without being told, a server looks after 25 s.
 */
const HEARD_WITHIN_MS = 5000
/** Those of this database: other tests run beside this one in the same cluster. */
const LISTENERS = `select pid from pg_stat_activity
  where application_name = 'atelier-catalogue-listener' and datname = current_database()`
const ORDERS_AT_ONCE = 4
/** Reserving takes so long that two who do it at the same time are sure to meet. */
const SLOW_RESERVATIONS = `create function pause_reservation() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.5); return new; end $$;
  create trigger slow before insert on reservation_item for each row execute function pause_reservation()`
const USUAL_RESERVATIONS = 'drop function pause_reservation cascade'
/** Paid checkouts, what of the size is reserved for their orders, and how much of it Medusa counts as reserved. */
const MEDIUM_SKULLS = `select (select count(*)::int from checkout_intent where status = 'paid') as orders,
    (select sum(r.quantity)::int from reservation_item r
      where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null) as pieces,
    l.reserved_quantity::int as reserved
  from inventory_level l join product_variant_inventory_item i using (inventory_item_id)
  join product_variant v on v.id = i.variant_id and v.title = 'M'
  join product p on p.id = v.product_id and p.handle = 'crying-skull'
  where l.deleted_at is null`

let here: Shop
let there: Shop
beforeAll(async () => {
  const databaseUrl = await copyDatabase(inject('preparedUrl'), 'two_servers')
  // The limits as they are, and visitors from addresses that the tests choose.
  const more = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' }
  here = await startShop(databaseUrl, { more })
  there = await startShop(databaseUrl, { more, beside: here })
})
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
})

/** Waits until something is so at `there`; resolves with the milliseconds that this took. */
async function measureUntil(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  await expect.poll(isSo, { interval: 20 }).toBe(true)
  return performance.now() - start
}

function measureUntilShown(handle: string, isSo: (product: Product) => boolean): Promise<number> {
  return measureUntil(async () => isSo(await fetchProduct(there, handle)))
}

/** The status of a sign-in with a wrong password, from an address of the visitor's own. */
async function tryPassword(shop: Shop, from: string): Promise<number> {
  const wrong = { email: `${from}@example.ch`, password: 'a wrong one' }
  return (await send(`${shop.origin}/auth/user/emailpass`, wrong, { 'x-forwarded-for': from })).status
}

async function tryPasswords(shops: readonly Shop[], from: string): Promise<number[]> {
  const statuses: number[] = []
  for (const shop of shops) statuses.push(await tryPassword(shop, from))
  return statuses
}

describe('two servers on one database', () => {
  it('tell a new price at once, whichever of them the studio changed it at [F13]', async () => {
    const staff = await fetchStaffHeaders(here)
    const { id } = await fetchProduct(here, 'donuts')
    const [variant] = await query<{ id: string }>(
      here.databaseUrl,
      "select id from product_variant where product_id = $1 and title = 'S'",
      [id],
    )
    const changed = await send(
      `${here.origin}/admin/products/${id}/variants/${variant?.id}`,
      { prices: [{ currency_code: 'chf', amount: 24.5 }] },
      staff,
    )
    expect(changed.status).toBe(200)
    expect(await measureUntilShown('donuts', ({ price }) => price === 24.5)).toBeLessThan(HEARD_WITHIN_MS)
  })

  it('tell a new product and a withdrawn one at once [F13]', async () => {
    const staff = await fetchStaffHeaders(here)
    const { id } = await fetchProduct(here, 'crying-skull')
    const set = (status: string) => send(`${here.origin}/admin/products/${id}`, { status }, staff)
    const all = ['cheese-second-edition', 'crying-skull', 'donut-second-edition', 'donuts']
    const handles = async (shop: Shop) =>
      (await fetchShopCatalogue(shop)).products.map(({ handle }) => handle)
    const isShown = async () => (await handles(there)).includes('crying-skull')
    expect((await set('draft')).status).toBe(200)
    expect(await measureUntil(async () => !(await isShown()))).toBeLessThan(HEARD_WITHIN_MS)
    expect((await set('published')).status).toBe(200)
    expect(await measureUntil(isShown)).toBeLessThan(HEARD_WITHIN_MS)
    expect(await handles(there)).toEqual(all)
    // The one that the studio itself asked gets it as the other does.
    await expect.poll(() => handles(here)).toEqual(all)
  })

  it('tell at once what a buyer at the other one is just paying for [F13]', async () => {
    const skull = await fetchProduct(here, 'crying-skull')
    const before = skull.availability['L']
    await openTestCheckout(here, [toCartItem(skull, 'L', 2)])
    const time = await measureUntilShown(
      'crying-skull',
      ({ availability }) => availability['L'] === Number(before) - 2,
    )
    expect(time).toBeLessThan(HEARD_WITHIN_MS)
  })

  it('count each piece of the orders that both are making at once [F13]', async () => {
    await seedStock(here.databaseUrl)
    const skull = await fetchProduct(here, 'crying-skull')
    const open = async (shop: Shop, buyer: number) => {
      const from = { 'x-forwarded-for': `10.3.0.${buyer}` }
      const id = await openTestCheckout(shop, [toCartItem(skull, 'M')], 'shipping', from)
      return async () => {
        await payAtSandbox(shop, id)
        // The confirmation page: its server makes the order, whichever of the two the webhook went to.
        await fetchBuyerOrder(shop, id)
      }
    }
    const buys: (() => Promise<void>)[] = []
    for (let buyer = 0; buyer < ORDERS_AT_ONCE; buyer += 1)
      buys.push(await open(buyer % 2 === 0 ? here : there, buyer))
    await query(here.databaseUrl, SLOW_RESERVATIONS)
    await Promise.all(buys.map((buyIt) => buyIt()))
    const counts = async () => (await query<{ orders: number }>(here.databaseUrl, MEDIUM_SKULLS))[0]
    await expect
      .poll(counts, { timeout: 60_000, interval: 500 })
      .toMatchObject({ orders: ORDERS_AT_ONCE, pieces: ORDERS_AT_ONCE })
    await query(here.databaseUrl, USUAL_RESERVATIONS)
    expect(await counts()).toMatchObject({ reserved: ORDERS_AT_ONCE })
  })

  it('see a change that was made while their connection was cut, and hear the next one [F13]', async () => {
    const database = await connect(here.databaseUrl)
    const rename = (name: string) =>
      database.query("update product set title = $1 where handle = 'donuts'", [name])
    try {
      const listeners = (await database.query<{ pid: number }>(LISTENERS)).rows
      expect(listeners).toHaveLength(2)
      await database.query(`select pg_terminate_backend(pid) from (${LISTENERS}) as cut`)
      await rename('Donuts, unheard')
      expect(await measureUntilShown('donuts', ({ name }) => name === 'Donuts, unheard')).toBeLessThan(10_000)
      await expect.poll(async () => (await database.query(LISTENERS)).rows.length).toBe(2)
      await rename('Donuts')
      expect(await measureUntilShown('donuts', ({ name }) => name === 'Donuts')).toBeLessThan(HEARD_WITHIN_MS)
    } finally {
      await database.end()
    }
  })

  it('take five passwords a minute between them, and neither of them a sixth [F13]', async () => {
    const spread = [here, there, here, there, there]
    expect(await tryPasswords(spread, '10.1.0.1')).toEqual([401, 401, 401, 401, 401])
    expect(await tryPasswords([here, there], '10.1.0.1')).toEqual([429, 429])
    // Pressed at once, five of them get through as well.
    const pressed = [here, here, there, there, here, there, here].map((shop) => tryPassword(shop, '10.1.0.2'))
    expect((await Promise.all(pressed)).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429])
    const kept = await query<{ key: string }>(here.databaseUrl, 'select key from request_count')
    expect(kept.length).toBeGreaterThan(0)
    // Nobody's address or account stands in the database.
    for (const { key } of kept) expect(key).toMatch(/^[\w-]{22}$/)
  })

  it('take five passwords a minute each while the count of both cannot be had, and no more [F13]', async () => {
    const database = await connect(here.databaseUrl)
    try {
      await database.query('begin; lock table request_count in access exclusive mode')
      expect(await tryPasswords(Array(6).fill(here), '10.2.0.1')).toEqual([401, 401, 401, 401, 401, 429])
      expect(await tryPassword(there, '10.2.0.1')).toBe(401)
      await database.query('rollback; truncate request_count')
    } finally {
      await database.end()
    }
    await expect.poll(() => here.server().output()).toContain('counted by each process for itself')
    // What a server has counted meanwhile stands, also after PostgreSQL has lost its count in a crash.
    expect(await tryPassword(here, '10.2.0.1')).toBe(429)
    const isTogether = async (shop: Shop, from: string) => {
      await tryPassword(shop, from)
      return shop.server().output().includes('by all processes together again')
    }
    await expect.poll(() => isTogether(here, '10.2.1.1')).toBe(true)
  })

  it('forget counts whose time is over [F13]', async () => {
    const ended = "insert into request_count values ('ended', 1, now() - interval '1 second')"
    await query(here.databaseUrl, ended)
    await expect
      .poll(() => query(here.databaseUrl, "select 1 from request_count where key = 'ended'"), {
        interval: 500,
      })
      .toEqual([])
  })
})
