import { mkdirSync, mkdtempSync, readFileSync, chmodSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServerProcess } from '../../commerce/tests/support/server-process'
import { cloneOrder } from '../../commerce/tests/support/clone-order'
import { buy, toCartItem, fetchProduct } from '../../commerce/tests/support/shop-client'
import { query } from '../../commerce/tests/support/database'
import { startTestMailbox, type TestMailbox } from '../../commerce/tests/support/test-mailbox'
import { readAllMedusaOrders, readMedusaOrders } from '../../commerce/tests/support/medusa-orders'
import { listPaidSessions, refundAtStripe } from '../../commerce/tests/support/stripe-sandbox'
import { seedStock } from '../../commerce/tests/support/seed-stock'
import { STAFF } from '../support/staff-account'
import { startShop, type Shop } from '../../commerce/tests/support/shop'
import { checkRecords } from '../faults/support/check-records'
import { startPostgres } from './support/postgres'
import { DEPLOY, run } from './support/run-script'

const ROUNDS = Number(process.env['DRILL_ROUNDS'] ?? '1')
/** Orders of a round: half of them before the backup, the others while it is made and after it. */
const ORDERS = Number(process.env['DRILL_ORDERS'] ?? '12')
const BUYERS = 4
/** Orders of the shop that has sold for years: copies of one, which the provider does not know. */
const KEPT = Number(process.env['DRILL_KEPT'] ?? '1000')
const FIRST_KEPT = 100_000
/** In milliseconds, for an order on a busy machine. */
const ORDER_MS = 15_000

const folder = mkdtempSync(join(tmpdir(), 'deploy-drill-'))
// PostgreSQL runs as another user where these tests run as root.
chmodSync(folder, 0o755)
const dataDir = join(folder, 'data')
let postgres: Awaited<ReturnType<typeof startPostgres>>
let mailbox: TestMailbox
let shop: Shop
beforeAll(async () => {
  postgres = await startPostgres(folder)
  const preparing = startServerProcess('src/server/prepare-database.ts', {
    DATABASE_URL: postgres.url('shop'),
    ...STAFF,
  })
  if ((await preparing.exited) !== 0) throw new Error(preparing.output())
  await seedStock(postgres.url('shop'))
  mailbox = await startTestMailbox()
  await mailbox.open()
  shop = await startShop(postgres.url('shop'), { smtpUrl: mailbox.smtpUrl, dataDir })
}, 180_000)
afterAll(async () => {
  await shop?.stop()
  await mailbox?.close()
  postgres?.stop()
  rmSync(folder, { recursive: true })
})

for (let round = 1; round <= ROUNDS; round += 1)
  it(
    `a shop that was lost with all its data is back from a backup made under load, and its books equal the provider’s (${round} of ${ROUNDS})`,
    async () => {
      const picture = join(dataDir, 'uploads', `front-${round}.webp`)
      mkdirSync(join(dataDir, 'uploads'), { recursive: true })
      writeFileSync(picture, 'a picture')
      const skull = await fetchProduct(shop, 'crying-skull')
      const sessions: string[] = []
      const buyers = Array.from({ length: BUYERS }, async () => {
        while (sessions.length < ORDERS) sessions.push((await buy(shop, [toCartItem(skull, 'M')])).sessionId)
      })
      await expect.poll(() => sessions.length, { timeout: ORDERS * ORDER_MS }).toBeGreaterThan(ORDERS / 2)
      await deploy('backup.sh')
      await Promise.all(buyers)
      await refundAtStripe(shop, sessions[0] ?? '', 1000)

      await loseEverything()
      const begin = performance.now()
      await deploy('restore.sh')
      await shop.restart()
      const paid = (await listPaidSessions(shop)).length
      await expect
        .poll(async () => (await readAllMedusaOrders(shop)).length, { timeout: ORDERS * ORDER_MS })
        .toBe(paid)
      // Mails that waited when the backup was made are sent again.
      await checkRecords({ shop, mailbox, doubled: { get: () => 1 } })
      await expect.poll(refundedAtMedusa).toBe(round * 1000)
      expect(readFileSync(picture, 'utf8')).toBe('a picture')
      console.log(`${paid} paid sessions, restored and settled in ${secondsSince(begin)}`)
    },
    120_000 + ORDERS * 3 * ORDER_MS,
  )

// Last, as the books of the provider do not have these orders.
it(
  'a shop that has sold for years sells again from its backup, with every order',
  async () => {
    const shirt = toCartItem(await fetchProduct(shop, 'crying-skull'), 'L')
    const { sessionId } = await buy(shop, [shirt])
    const [{ order_id: orderId } = { order_id: '' }] = await readMedusaOrders(shop, sessionId)
    await cloneOrder(shop.databaseUrl, { orderId, from: FIRST_KEPT, count: KEPT })
    const before = await readAllMedusaOrders(shop)
    expect(before.length).toBeGreaterThan(KEPT)
    const backup = performance.now()
    await deploy('backup.sh')
    const backupTook = secondsSince(backup)

    await loseEverything()
    const begin = performance.now()
    await deploy('restore.sh')
    await shop.restart()
    console.log(
      `${before.length} orders, backed up in ${backupTook}, restored and open in ${secondsSince(begin)}`,
    )
    expect(await readAllMedusaOrders(shop)).toEqual(before)
    await buy(shop, [shirt])
  },
  240_000 + KEPT * 60,
)

async function loseEverything(): Promise<void> {
  await shop.server().kill()
  await query(postgres.url('postgres'), 'drop database shop with (force)')
  rmSync(dataDir, { recursive: true, force: true })
}

/** Runs a script of deploy/ as it runs on a server. */
async function deploy(script: 'backup.sh' | 'restore.sh'): Promise<void> {
  const environment = {
    DATABASE_URL: postgres.url('shop'),
    DATA_DIR: dataDir,
    BACKUP_ON_THIS_MACHINE: 'yes',
    RESTIC_REPOSITORY: join(folder, 'repository'),
    RESTIC_PASSWORD: 'only for these tests',
    TMPDIR: tmpdir(),
  }
  expect(await run(join(DEPLOY, script), [], environment)).toMatchObject({ code: 0 })
}

function secondsSince(begin: number): string {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`
}

/** In Rappen. */
async function refundedAtMedusa(): Promise<number> {
  const [row] = await query<{ sum: string }>(
    shop.databaseUrl,
    'select coalesce(sum(amount), 0) as sum from refund',
  )
  return Math.round(Number(row?.sum) * 100)
}
