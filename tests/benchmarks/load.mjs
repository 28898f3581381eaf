// Measures what a shop does in a second, as one server and as two servers and a worker behind Caddy. Then it counts what
// buyers notice while each process of the second is ended, killed and replaced, and whether its memory stays as it is.
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { startBuiltShop } from '../support/built-shop'
import { noteUncertainMails, listUnsentMails } from '../faults/support/unsent-mails'
import { reportGoals } from './report-goals.mjs'
import { disturb } from './load/disturbances.mjs'
import { readEnvironment } from './load/processes.mjs'
import { findMissingProgram } from './load/programs.mjs'
import { measureRates } from './load/rates.mjs'
import { compareRecords } from './load/records.mjs'
import { buildMemoryRows, buildRateRows, recordRows, listTradingRows } from './load/rows.mjs'
import { startSeveralProcesses } from './load/several-processes.mjs'
import { soak } from './load/soak.mjs'
import { runWhileTrading } from './load/trading.mjs'
import { addStock, fetchStaffHeaders } from './shop-client.mjs'

const ORDERS = 200
const SOAK_MINUTES = Number(process.env['SOAK_MINUTES'] ?? '10')
const LOG_SHOWN = 4000
/** One address makes all the requests here; visitors come from many. */
const ENVIRONMENT = { RATE_LIMIT_FACTOR: '100000' }

/** Measures, prints a table, and returns whether every goal was met. @param {string[]} [args] how many orders at each arrangement */
export async function run([orders = String(ORDERS)] = []) {
  const missing = findMissingProgram()
  if (missing !== undefined) {
    console.error(missing)
    return false
  }
  // Caddy and Redis end with this process, and a signal alone lets none of that happen.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  // Caddy's certificate is its own; whether browsers would trust it is not what is measured.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
  const goals = [...(await measureOne(Number(orders))), ...(await measureSeveral(Number(orders)))]
  console.log(
    `\n${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)}), Node ${process.version}, everything on this machine.\n`,
  )
  return reportGoals(goals)
}

/** @param {number} orders */
async function measureOne(orders) {
  const system = await startBuiltShop({ environment: ENVIRONMENT })
  return measureAndStop(system, async () => buildRateRows('one server', await computeRates(system, orders)))
}

/** @param {number} orders */
async function measureSeveral(orders) {
  const shop = await startSeveralProcesses(ENVIRONMENT)
  return measureAndStop(shop, async () => {
    const rates = await computeRates(shop, orders)
    console.log('Measured; now each process is ended in turn')
    /** @type {Map<string, number>} */
    const doubled = new Map()
    const noteUnsent = async () => {
      noteUncertainMails(doubled, await listUnsentMails(shop.databaseUrl))
    }
    const disturbed = await runWhileTrading(shop, () => disturb(shop, noteUnsent))
    const { trading, samples } = await soak(shop, SOAK_MINUTES)
    return [
      ...buildRateRows('two servers and a worker', rates),
      ...listTradingRows('disturbed', disturbed),
      ...listTradingRows('soak', trading),
      ...buildMemoryRows(samples),
      ...recordRows(await compareRecords(shop, doubled)),
    ]
  })
}

/** @param {Awaited<ReturnType<typeof startBuiltShop>>} system @param {number} orders */
async function computeRates(system, orders) {
  await addStock(system.siteUrl, await fetchStaffHeaders(system))
  const webhookSecret = readEnvironment(system.pids['server'] ?? 0)['STRIPE_WEBHOOK_SECRET'] ?? ''
  return measureRates({ ...system, webhookSecret }, orders)
}

/**
 * @template T
 * @param {{ dataDir: string, stop: () => Promise<unknown> }} system
 * @param {() => Promise<T>} measure
 */
async function measureAndStop({ dataDir, stop }, measure) {
  try {
    return await measure()
  } catch (error) {
    // The data, and the logs with them, are gone once the system has stopped.
    const logs = join(dataDir, 'logs')
    for (const name of readdirSync(logs))
      console.error(`${name}:\n${readFileSync(join(logs, name), 'utf8').slice(-LOG_SHOWN)}`)
    throw error
  } finally {
    await stop()
  }
}
