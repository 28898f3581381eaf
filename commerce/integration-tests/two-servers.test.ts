import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Product } from '../src/contract/catalogue'
import { catalogueOf, lineOf, openCheckout, productOf, send } from './harness/customer'
import { copyDatabase, connect, query } from './harness/database'
import { startShop, type Shop } from './harness/shop'
import { staffHeaders } from './harness/staff'

/** A change is shown by every server this soon, in milliseconds. */
const HEARD_WITHIN_MS = 1000
/** Those of this database: other tests run beside this one in the same cluster. */
const LISTENERS = `select pid from pg_stat_activity
  where application_name = 'atelier-catalogue-listener' and datname = current_database()`

let here: Shop
let there: Shop
beforeAll(async () => {
  const databaseUrl = await copyDatabase(inject('preparedUrl'), 'two_servers')
  here = await startShop(databaseUrl)
  there = await startShop(databaseUrl)
})
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
})

/** Waits until something is so at `there`; resolves with the milliseconds that this took. */
async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  await expect.poll(isSo, { interval: 20, timeout: 10_000 }).toBe(true)
  return performance.now() - start
}

function shownAfter(handle: string, isSo: (product: Product) => boolean): Promise<number> {
  return timeUntil(async () => isSo(await productOf(there, handle)))
}

describe('two servers on one database', () => {
  it('tell a new price within a second, whichever of them the studio changed it at [F13]', async () => {
    const staff = await staffHeaders(here)
    const { id } = await productOf(here, 'donuts')
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
    expect(await shownAfter('donuts', ({ price }) => price === 24.5)).toBeLessThan(HEARD_WITHIN_MS)
  })

  it('tell a new product and a withdrawn one within a second [F13]', async () => {
    const staff = await staffHeaders(here)
    const { id } = await productOf(here, 'crying-skull')
    const set = (status: string) => send(`${here.origin}/admin/products/${id}`, { status }, staff)
    const all = ['cheese-second-edition', 'crying-skull', 'donut-second-edition', 'donuts']
    const handles = async (shop: Shop) => (await catalogueOf(shop)).products.map(({ handle }) => handle)
    const isShown = async () => (await handles(there)).includes('crying-skull')
    expect((await set('draft')).status).toBe(200)
    expect(await timeUntil(async () => !(await isShown()))).toBeLessThan(HEARD_WITHIN_MS)
    expect((await set('published')).status).toBe(200)
    expect(await timeUntil(isShown)).toBeLessThan(HEARD_WITHIN_MS)
    expect(await handles(there)).toEqual(all)
    // The one that the studio itself asked gets it as the other does.
    await expect.poll(() => handles(here)).toEqual(all)
  })

  it('tell within a second what a buyer at the other one is just paying for [F13]', async () => {
    const skull = await productOf(here, 'crying-skull')
    const before = skull.availability['L']
    await openCheckout(here, [lineOf(skull, 'L', 2)])
    const time = await shownAfter(
      'crying-skull',
      ({ availability }) => availability['L'] === Number(before) - 2,
    )
    expect(time).toBeLessThan(HEARD_WITHIN_MS)
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
      expect(await shownAfter('donuts', ({ name }) => name === 'Donuts, unheard')).toBeLessThan(5000)
      await expect.poll(async () => (await database.query(LISTENERS)).rows.length).toBe(2)
      await rename('Donuts')
      expect(await shownAfter('donuts', ({ name }) => name === 'Donuts')).toBeLessThan(HEARD_WITHIN_MS)
    } finally {
      await database.end()
    }
  })
})
