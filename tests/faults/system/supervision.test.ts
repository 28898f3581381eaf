import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buy,
  get,
  toCartItem,
  openTestCheckout,
  fetchBuyerOrder,
  payAtSandbox,
  fetchProduct,
  waitForOrder,
} from '../../../commerce/tests/support/shop-client'
import { connect, query } from '../../../commerce/tests/support/database'
import { findRunningServer } from '../../../scripts/start/postgres/postmaster-file'
import { startBuiltShop } from '../../support/built-shop'

/** Keeps one of PostgreSQL's processes busy for an hour. */
const ENDLESS = "select count(*) from (select generate_series(1, 2000000000) n) s where md5(n::text) = 'none'"
/** Longest that the shop may be away after its database was killed, in milliseconds, on a machine that has other work. */
const BACK_WITHIN_MS = 30_000
/** It may have to build what is stale first. */
const START_WITHIN_MS = 600_000
// Empty: this start makes its PostgreSQL and its database, where other tests copy prepared ones.
const dataDir = join(import.meta.dirname, '..', '..', '..', '.data', `test-${randomBytes(6).toString('hex')}`)
let system: Awaited<ReturnType<typeof startBuiltShop>>

beforeAll(async () => {
  system = await startBuiltShop({ dataDir })
}, START_WITHIN_MS)
afterAll(async () => {
  await system?.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

it('what else npm start has started is started again each time that it is killed [F3]', async () => {
  for (const name of ['payment sandbox', 'mail catcher', 'server', 'payment sandbox', 'mail catcher']) {
    const old = childPid(name)
    process.kill(old, 'SIGKILL')
    await expect.poll(() => childPid(name)).not.toBe(old)
  }
  for (const url of [system.sandboxUrl, system.mailboxUrl])
    await expect.poll(() => get(url).then(Boolean, () => false)).toBe(true)
  await expect.poll(isReady).toBe(true)
  const shop = readShop(system)
  expect((await buy(shop, [toCartItem(await fetchProduct(shop, 'crying-skull'), 'M')])).order.status).toBe(
    'paid',
  )
})

describe('a PostgreSQL of npm start that is killed', () => {
  it('is started again by itself on its port, soon, twice in a row, and nothing is lost [F3]', async () => {
    const shop = readShop(system)
    const skull = await fetchProduct(shop, 'crying-skull')
    const before = await buy(shop, [toCartItem(skull, 'M')])
    expect(before.order.status).toBe('paid')
    const open = await openTestCheckout(shop, [toCartItem(skull, 'L')])
    const port = findRunningServer(join(dataDir, 'postgres'))?.port

    await killPostgres()
    expect(findRunningServer(join(dataDir, 'postgres'))?.port).toBe(port)
    expect(system.output()).toMatch(
      /^The PostgreSQL server ended unexpectedly \(SIGKILL\) and is started again\. Its log: .+postgres\.log$/m,
    )
    expect(await fetchBuyerOrder(shop, before.sessionId)).toEqual(before.order)
    await payAtSandbox(shop, open)
    expect((await waitForOrder(shop, open)).status).toBe('paid')

    // A process of PostgreSQL's that still calculates outlives it, and a new PostgreSQL refuses to start beside that.
    const client = await connect(system.databaseUrl)
    // Its connection breaks, which is what is wanted here.
    client.on('error', () => undefined)
    const calculation = client.query(ENDLESS).catch(String)
    await expect.poll(isCalculating).toBe(true)
    await killPostgres()
    expect(await calculation).toMatch(/terminated/)
    expect((await buy(shop, [toCartItem(skull, 'M')])).order.status).toBe('paid')
  })

  it('is started again also where it was taken over from a launcher that was killed [F3]', async () => {
    const old = postgresPid()
    process.kill(system.launcherPid, 'SIGKILL')
    system = await startBuiltShop({ dataDir, port: system.port })
    expect(postgresPid()).toBe(old)
    await killPostgres()
    const shop = readShop(system)
    expect((await buy(shop, [toCartItem(await fetchProduct(shop, 'crying-skull'), 'M')])).order.status).toBe(
      'paid',
    )

    await system.stop()
    // Stopping in order is no unexpected end.
    expect(system.output().match(/ended unexpectedly/g)).toHaveLength(1)
    expect(findRunningServer(join(dataDir, 'postgres'))).toBeUndefined()
  }, 300_000)
})

/** Kills PostgreSQL's first process; the shop must be ready again in time. */
async function killPostgres(): Promise<void> {
  const old = postgresPid()
  const isReplaced = () => ![0, old].includes(postgresPid())
  const deadline = Date.now() + BACK_WITHIN_MS
  process.kill(old, 'SIGKILL')
  await expect.poll(isReplaced, { timeout: BACK_WITHIN_MS }).toBe(true)
  await expect.poll(isReady, { timeout: BACK_WITHIN_MS }).toBe(true)
  expect(Date.now()).toBeLessThan(deadline)
}

function postgresPid(): number {
  return findRunningServer(join(dataDir, 'postgres'))?.identity.pid ?? 0
}

async function isCalculating(): Promise<boolean> {
  const active =
    "select 1 from pg_stat_activity where state = 'active' and query like '%generate_series%none%'"
  return (await query(system.databaseUrl, `${active} and pid <> pg_backend_pid()`)).length > 0
}

function childPid(name: string): number {
  const { children }: { children: Record<string, { pid: number }> } = JSON.parse(
    readFileSync(join(dataDir, 'instance.json'), 'utf8'),
  )
  return children[name]?.pid ?? 0
}

async function isReady(): Promise<boolean> {
  return (await get(`${system.siteUrl}/ready`).catch(() => undefined))?.status === 200
}

/** The system as the customer's steps know a shop. */
function readShop({ siteUrl, sandboxUrl, databaseUrl }: typeof system) {
  return { origin: siteUrl, sandboxUrl, databaseUrl }
}
