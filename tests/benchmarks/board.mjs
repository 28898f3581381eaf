// A shop that has sold for years: what the studio asks for all day, with 100 ended orders, with 10,000, and with 1,000
// open ones beside them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cloneOrder } from '../../commerce/tests/support/clone-order'
import { COMMERCE } from '../../scripts/bootstrap/paths.mjs'
import { startBuiltShop } from '../support/built-shop'
import { reportGoals } from './report-goals.mjs'
import { measureDurations, computePercentile } from './statistics.mjs'
import { addStock, call, openCheckout, fetchStaffHeaders } from './shop-client.mjs'

const { Client } = createRequire(join(COMMERCE, 'package.json'))('pg')

const FEW = 100
const ENDED = 10_000
const OPEN = 1000
/** Numbers of the copies, above those of the orders that were bought. */
const FIRST_ENDED = 100_000
const FIRST_OPEN = 200_000
const REPEATS = 20
/** PostgreSQL's processes tell of what they have read when they have been idle for a second. */
const STATISTICS_MS = 1500
/** Longest that is waited for an order, in ms. */
const TIMEOUT_MS = 60_000
const LOG_SHOWN = 4000

/** A request, and how long it may take in ms (p95), however many orders there are. */
/** @typedef {{ what: string, path: string, body?: object, goalMs: number }} Asked */

/** @type {Asked} */
const BOOKS = {
  what: 'the books of a month',
  path: '/admin/books',
  body: { month: new Date().toISOString().slice(0, 7) },
  goalMs: 1000,
}
/** @type {Asked[]} */
const ASKED = [
  { what: 'the board', path: '/api/orders?filter=open', goalMs: 300 },
  { what: 'the first page of all orders', path: '/api/orders?limit=50&offset=0', goalMs: 300 },
  { what: 'a search by name', path: `/api/orders?q=Copy ${FIRST_ENDED + 50}&limit=50&offset=0`, goalMs: 200 },
  { what: 'a search by mail', path: `/api/orders?q=copy${FIRST_ENDED + 50}@&limit=50&offset=0`, goalMs: 200 },
  { what: 'all that is done', path: '/api/orders?stage=done&limit=50&offset=0', goalMs: 200 },
  { what: 'what needs attention', path: '/admin/attention', goalMs: 200 },
  BOOKS,
]

/** @typedef {Awaited<ReturnType<typeof startBuiltShop>>} System */
/** @typedef {{ p95: number, rows: number }} Measured in ms, and rows that PostgreSQL has read without an index */

/** Measures, prints a table, and returns whether every goal was met. */
export async function run() {
  const system = await startBuiltShop({ environment: { RATE_LIMIT_FACTOR: '100000' } })
  try {
    return report(await measureAll(system))
  } catch (error) {
    // The data, and the log with them, are gone once the system has stopped.
    console.error(readFileSync(join(system.dataDir, 'logs', 'server.log'), 'utf8').slice(-LOG_SHOWN))
    throw error
  } finally {
    await system.stop()
  }
}

/** @param {System} system */
async function measureAll(system) {
  const staff = await fetchStaffHeaders(system)
  await addStock(system.siteUrl, staff)
  const [ended = '', open = ''] = [await buy(system, staff), await buy(system, staff)]
  await call(`${system.siteUrl}/admin/orders/${ended}/studio`, { headers: staff, body: { step: 'shipped' } })
  const copy = (/** @type {string} */ orderId, /** @type {number} */ from, /** @type {number} */ count) =>
    cloneOrder(system.databaseUrl, { orderId, from, count })

  await copy(ended, FIRST_ENDED, FEW)
  const few = await measure(system, staff)
  await copy(ended, FIRST_ENDED + FEW, ENDED - FEW)
  const many = await measure(system, staff)
  await copy(open, FIRST_OPEN, OPEN)
  return { few, many, full: await measure(system, staff) }
}

/** Buys a shirt; returns the order's id. @param {System} system @param {Record<string, string>} staff */
async function buy({ siteUrl, sandboxUrl }, staff) {
  const { products } = await call(`${siteUrl}/api/products`)
  const list = () => call(`${siteUrl}/api/orders?limit=1&offset=0`, { headers: staff })
  const { count: before } = await list()
  const { id } = await openCheckout(siteUrl, products[0])
  await call(`${sandboxUrl}/_test/sessions/${id}/pay`, { body: {} })
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await pause(100)) {
    const { orders, count } = await list()
    if (count > before) return orders[0].id
  }
  throw new Error('A payment became no order')
}

/** @param {System} system @param {Record<string, string>} staff */
async function measure({ siteUrl, databaseUrl }, staff) {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  // Invoices that are missing are issued when the books are read.
  await ask(siteUrl, BOOKS, staff)
  /** @type {Measured[]} */
  const measured = []
  for (const question of ASKED) {
    const once = () => ask(siteUrl, question, staff)
    await once()
    const before = await countScannedRows(database)
    const times = await measureDurations(once, REPEATS)
    measured.push({
      p95: computePercentile(times, 0.95),
      rows: Math.round(((await countScannedRows(database)) - before) / REPEATS),
    })
  }
  await database.end()
  return measured
}

/** @param {string} siteUrl @param {Asked} asked @param {Record<string, string>} headers */
async function ask(siteUrl, { path, body }, headers) {
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(siteUrl + path, {
    headers: { 'content-type': 'application/json', ...headers },
    ...sent,
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

/** @param {InstanceType<typeof Client>} database */
async function countScannedRows(database) {
  await pause(STATISTICS_MS)
  const { rows } = await database.query('select sum(seq_tup_read)::float as read from pg_stat_user_tables')
  return Number(rows[0].read)
}

/** @param {Awaited<ReturnType<typeof measureAll>>} measured */
function report({ few, many, full }) {
  const goals = ASKED.flatMap(({ what, goalMs }, index) => {
    const [start, end, worst] = [few[index], many[index], full[index]]
    if (start === undefined || end === undefined || worst === undefined) throw new Error(`No ${what}`)
    const row = (/** @type {string} */ orders, /** @type {Measured} */ { p95, rows }, hasGoal = true) => ({
      what: `${what}, ${orders}`,
      measured: `${p95.toFixed(0)} ms, ${(p95 / start.p95).toFixed(1)} times, ${rows} rows scanned`,
      goal: hasGoal ? `< ${goalMs} ms (p95)` : '',
      isMet: hasGoal ? p95 < goalMs : undefined,
    })
    return [row(`${FEW} ended`, start, false), row(`${ENDED} ended`, end), row(`and ${OPEN} open`, worst)]
  })
  console.log(
    `\n${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)}), Node ${process.version}, everything on this machine.\n`,
  )
  return reportGoals(goals)
}
