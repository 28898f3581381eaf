// Random faults under trade, for as long as MIX_MINUTES says. Each round ends healed, and the books must be in order.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { startCluster, type Cluster } from '../../../commerce/tests/support/cluster'
import { failedRequests, get, type FailedRequest } from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { clearFaults } from '../../../commerce/tests/support/stripe-sandbox'
import { ROOT } from '../../../scripts/bootstrap/paths.mjs'
import { checkRecords } from '../support/check-records'
import { liftAllFailPoints } from '../support/fail-point'
import { createCustomPrintFixture } from '../support/custom-print-fixture'
import { noteUncertainMails, listUnsentMails } from '../support/unsent-mails'
import { createRandom, pickRandom, pause, type Random } from '../../support/seeded-random'
import { createRandomFaults } from './inject-random-faults'
import { Trade } from './trade'

const MINUTES = Number(process.env['MIX_MINUTES'] ?? '3')
const SEED = Number(process.env['MIX_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const ROUND_MS = 75_000
/** Longest between two faults, in milliseconds. */
const PAUSE_MS = 4000
/** One of them has a drawing printed, the others buy shirts. */
const BUYERS = 4
/** Longest that the books may take after a round. */
const HEALING_MS = 180_000
/** The logs of the servers, in which to look for a cause. */
const LOGS = join(ROOT, '.cache', 'mix')

let cluster: Cluster
// A hook that is registered first runs last: the fixture checks the books once more before.
afterAll(() => cluster?.stop())
const fixture = createCustomPrintFixture('mix', {
  async database() {
    cluster = await startCluster(inject('spareDataDir'))
    return cluster.url
  },
})
const faults = createRandomFaults(fixture, loseDatabase, noteUnsent)
const counts = new Map<string, number>()
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

/** Takes PostgreSQL away as a power cut would, for so many milliseconds. */
async function loseDatabase(ms: number): Promise<void> {
  process.kill(cluster.pid(), 'SIGQUIT')
  await pause(ms)
  cluster = await startCluster(inject('spareDataDir'), Number(new URL(cluster.url).port))
}

async function noteUnsent(): Promise<void> {
  noteUncertainMails(fixture.doubled, await listUnsentMails(fixture.shop.databaseUrl))
}

function keepLog(): void {
  const { pid, output } = fixture.shop.server()
  writeFileSync(join(LOGS, `${pid}.log`), output())
}

/** Trade with one fault after the other. */
async function playRound(random: Random): Promise<Trade> {
  const streams = Array.from({ length: BUYERS }, () => createRandom(2 ** 31 * random()))
  const trade = new Trade(fixture, streams, count)
  for (const end = Date.now() + ROUND_MS; Date.now() < end;) {
    const name = pickRandom(random, Object.keys(faults))
    console.log(`${new Date().toISOString()} ${name}`)
    keepLog()
    await faults[name]?.(random)
    count(name)
    await pause(PAUSE_MS, random)
  }
  await clearFaults(fixture.shop)
  await trade.close()
  return trade
}

/** Lets all that waits come to its end: mails and events become due, and buyers return. */
async function heal({ away }: Trade): Promise<void> {
  const { shop, mailbox } = fixture
  await liftAllFailPoints()
  await clearFaults(shop)
  await mailbox.open()
  for (const sql of [
    "update checkout_mail set next_attempt_at = now() where state = 'queued'",
    'update checkout_event set next_attempt_at = now() where processed_at is null',
  ])
    await query(shop.databaseUrl, sql)
  for (const sessionId of away) await get(`${shop.origin}/api/orders?session_id=${sessionId}`)
}

it(
  `a shop to which anything happens, for ${MINUTES} minutes (seed ${SEED}), loses and doubles nothing`,
  async () => {
    rmSync(LOGS, { recursive: true, force: true })
    mkdirSync(LOGS, { recursive: true })
    const random = createRandom(SEED)
    for (const end = Date.now() + MINUTES * 60_000; Date.now() < end;) {
      const trade = await playRound(random)
      await heal(trade)
      keepLog()
      await checkRecords(fixture, HEALING_MS)
      // Answers that the provider was told to give do not count.
      const isBroken = ({ url, status }: FailedRequest) =>
        status === 500 && url.startsWith(fixture.shop.origin)
      expect(failedRequests.filter(isBroken)).toEqual([])
    }
    console.table(Object.fromEntries(counts))
  },
  MINUTES * 60_000 + 3 * HEALING_MS + ROUND_MS,
)
