// A rush: 500 buyers have paid, all webhooks come at once, and somebody goes on browsing while the orders are made.
// Then some of it goes back, and the month's books must be what the payment provider has kept.
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltShop } from '../support/built-shop'
import { browse } from './browsing-visitor.mjs'
import { compareBooks } from './month-books.mjs'
import { reportGoals } from './report-goals.mjs'
import { runInParallel } from './run-in-parallel.mjs'
import { computePercentile } from './statistics.mjs'
import { listCompletions } from './payment-events.mjs'
import { call, openCheckout, fetchStaffHeaders, addStock } from './shop-client.mjs'

const ORDERS = 500
/** Checkouts that are opened, and paid, at the same time. */
const AT_ONCE = 5
const DRAINED_WITHIN_S = 120
const VISITOR_P99_MS = 60
/** Longest that is waited for the last order, in seconds; a run that needs longer has failed. */
const TIMEOUT_S = 600
/** How long the visitor browses before, for comparison, in ms. */
const IDLE_MS = 10_000
/** Characters of the server's log that are printed when it cannot be measured. */
const LOG_SHOWN = 4000

/** Measures, prints a table, and returns whether every goal was met. @param {string[]} [args] how many orders */
export async function run([orders = String(ORDERS)] = []) {
  // One address makes all the requests here; buyers come from many.
  const system = await startBuiltShop({ environment: { RATE_LIMIT_FACTOR: '100000' } })
  try {
    return report(await measure(system, Number(orders)))
  } catch (error) {
    // The data, and the log with them, are gone once the system has stopped.
    console.error(readFileSync(join(system.dataDir, 'logs', 'server.log'), 'utf8').slice(-LOG_SHOWN))
    throw error
  } finally {
    await system.stop()
  }
}

/** @typedef {Awaited<ReturnType<typeof startBuiltShop>>} System */

/** @param {System} system @param {number} count of orders */
async function measure(system, count) {
  const staff = await fetchStaffHeaders(system)
  await addStock(system.siteUrl, staff)
  const { products } = await call(`${system.siteUrl}/api/products`)
  const hold = (/** @type {boolean} */ isHeld) =>
    call(`${system.sandboxUrl}/_test/webhook`, {
      body: { url: isHeld ? null : `${system.siteUrl}/api/stripe-webhook` },
    })
  await hold(true)

  const opening = performance.now()
  await runInParallel(count, AT_ONCE, async (index) => {
    const { id } = await openCheckout(system.siteUrl, products[index % products.length])
    await call(`${system.sandboxUrl}/_test/sessions/${id}/pay`, { body: {} })
  })
  console.log(`${count} checkouts opened and paid in ${seconds(performance.now() - opening)}`)
  const events = await listCompletions(system.sandboxUrl, count)

  const visit = () => browse(system.siteUrl, products[0].handle)
  const calmVisitor = visit()
  await pause(IDLE_MS)
  const calm = await calmVisitor.leave()

  await hold(false)
  const visitor = visit()
  const workedBefore = readProcessorTime(system.pids['server'] ?? 0)
  const start = performance.now()
  await Promise.all(
    events.map(({ id }) => call(`${system.sandboxUrl}/_test/events/${id}/resend`, { body: {} })),
  )
  const done = () => call(`${system.siteUrl}/api/orders?limit=1`, { headers: staff })
  for (let made = 0; made < count; made = (await done()).count) {
    const elapsed = performance.now() - start
    if (elapsed > TIMEOUT_S * 1000) throw new Error(`After ${seconds(elapsed)} there are ${made} orders`)
    await pause(1000)
  }
  const drained = performance.now() - start
  const worked = readProcessorTime(system.pids['server'] ?? 0) - workedBefore
  const busy = await visitor.leave()
  return { count, drained, worked, calm, busy, books: await compareBooks(system, staff) }
}

/** Returns the processor time of a process so far, in ms, which other work on the machine does not change. @param {number} pid */
function readProcessorTime(pid) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  // proc(5): fields 14 and 15, in hundredths of a second; the split leaves out the first two.
  const [user, kernel] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? NaN) + (kernel ?? NaN)) * 10
}

/** @param {Awaited<ReturnType<typeof measure>>} measured */
function report({ count, drained, worked, calm, busy, books }) {
  const goals = [
    {
      what: `${count} orders made`,
      measured: seconds(drained),
      goal: `< ${DRAINED_WITHIN_S} s`,
      isMet: drained < DRAINED_WITHIN_S * 1000,
    },
    { what: 'orders a second', measured: ((count * 1000) / drained).toFixed(2), goal: '', isMet: undefined },
    {
      what: 'processor time an order, visitor included',
      measured: milliseconds(worked / count),
      goal: '',
      isMet: undefined,
    },
    ...buildVisitorRows('before', calm),
    ...buildVisitorRows('meanwhile', busy),
    {
      what: 'the visitor meanwhile, p99',
      measured: milliseconds(computePercentile(busy, 0.99)),
      goal: `< ${VISITOR_P99_MS} ms`,
      isMet: computePercentile(busy, 0.99) < VISITOR_P99_MS,
    },
    ...books,
  ]
  console.log(
    `\n${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)}), Node ${process.version}, everything on this machine.\n`,
  )
  return reportGoals(goals)
}

/** @param {string} when @param {readonly number[]} times in ms */
function buildVisitorRows(when, times) {
  const shares = when === 'before' ? [0.5, 0.99] : [0.5, 0.9]
  return shares.map((share) => ({
    what: `the visitor ${when}, p${share * 100}`,
    measured: milliseconds(computePercentile(times, share)),
    goal: '',
    isMet: undefined,
  }))
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

/** @param {number} ms */
function milliseconds(ms) {
  return `${ms.toFixed(1)} ms`
}
