import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { get, fetchProduct } from '../../../commerce/tests/support/shop-client'
import { copyDatabase, query } from '../../../commerce/tests/support/database'
import { startTestMailbox, type TestMailbox } from '../../../commerce/tests/support/test-mailbox'
import { clearFaults } from '../../../commerce/tests/support/stripe-sandbox'
import { seedStock } from '../../../commerce/tests/support/seed-stock'
import { startShop, type Shop } from '../../../commerce/tests/support/shop'
import { fetchStaffHeaders } from '../../../commerce/tests/support/staff'
import type { Product } from '../../../commerce/src/contract/catalogue/catalogue'
import { checkRecords } from './check-records'
import { liftAllFailPoints } from './fail-point'
import { IS_FULL } from './fault'
import { noteUncertainMails } from './unsent-mails'

/** Two sweeps of the shop, in milliseconds. */
const TWO_SWEEPS_MS = 21_000

/** The shop in which the faults of a file happen. */
export type FaultFixture = {
  shop: Shop
  mailbox: TestMailbox
  /** Never runs out of stock. */
  skull: Product
  /** How often each mail may have come again, by its id: once for each crash right after it was sent. */
  doubled: Map<string, number>
  /** The folder in which the shop keeps its files. */
  dataDir: string
  /** Headers of staff. */
  staff: Record<string, string>
  /** Kills the server. What it had not noted as sent may have left all the same, and come twice. */
  kill: () => Promise<void>
}

type Options = {
  /** The database to work on; a copy of the prepared one unless given. */
  database?: () => Promise<string>
  more?: Record<string, string>
}

/**
 * One shop for the faults of a file, with a mail catcher. After each test the sandbox's faults are
 * cleared, what is down is started, and the checker must find all records in order.
 */
export function createFaultFixture(name: string, { database, ...options }: Options = {}): FaultFixture {
  const staff: Record<string, string> = {}
  const parent = join(import.meta.dirname, '..', '..', '..', '.data')
  mkdirSync(parent, { recursive: true })
  const dataDir = mkdtempSync(join(parent, `${name}-faults-`))
  // A hook that is registered first runs last.
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const fixture = { doubled: new Map<string, number>(), dataDir, staff, kill } as FaultFixture
  const startCopy = () => copyDatabase(inject('preparedUrl'), name)
  beforeAll(async () => {
    fixture.mailbox = await startTestMailbox()
    await fixture.mailbox.open()
    const databaseUrl = await (database ?? startCopy)()
    await seedStock(databaseUrl)
    fixture.shop = await startShop(databaseUrl, { smtpUrl: fixture.mailbox.smtpUrl, dataDir, ...options })
    fixture.skull = await fetchProduct(fixture.shop, 'crying-skull')
    Object.assign(staff, await fetchStaffHeaders(fixture.shop))
  })
  afterEach(async () => {
    await heal(fixture)
    await checkRecords(fixture)
  })
  afterAll(async () => {
    if (IS_FULL) {
      await new Promise((resolve) => setTimeout(resolve, TWO_SWEEPS_MS))
      await checkRecords(fixture)
    }
    await fixture.shop?.stop()
    await fixture.mailbox?.close()
  })

  async function kill(): Promise<void> {
    await fixture.shop.server().kill('SIGKILL')
    const unsent = await query<{ id: string }>(
      fixture.shop.databaseUrl,
      "select id from checkout_mail where state <> 'sent'",
    )
    noteUncertainMails(
      fixture.doubled,
      unsent.map(({ id }) => id),
    )
  }

  return fixture
}

/** Takes away what a test that failed has left: the others must not suffer for it. */
async function heal({ shop, mailbox }: FaultFixture): Promise<void> {
  await liftAllFailPoints()
  await clearFaults(shop)
  await mailbox.open()
  const isUp = await get(`${shop.origin}/health`).catch(() => undefined)
  if (isUp === undefined) await shop.restart()
}
