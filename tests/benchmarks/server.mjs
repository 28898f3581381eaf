// The shop against Medusa itself, in one run on one machine: the catalogue, a page, opening a checkout.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/start/ports'
import { startBuiltShop } from '../support/built-shop'
import { measureDurations, computeMedian, computeRequestsPerSecond } from './statistics.mjs'
import { startMedusaPeer } from './peers/medusa-peer.mjs'
import {
  call,
  openCheckout,
  readPublishableKey,
  runCartFlow,
  fetchStaffHeaders,
  addStock,
} from './shop-client.mjs'

const ROUNDS = 5
const CHECKOUTS_PER_ROUND = 8
/** Characters of the server's log that are printed when a measurement fails. */
const LOG_SHOWN = 4000
const AS_A_BROWSER = {
  accept: 'text/html',
  'accept-encoding': 'gzip, br',
  'accept-language': 'de-CH,de;q=0.9',
}

/** Measures, prints a table, and returns whether every target was met. */
export async function run() {
  // One address makes all the requests here; visitors come from many.
  const system = await startBuiltShop({ environment: { RATE_LIMIT_FACTOR: '100000' } })
  try {
    const peer = await startMedusaPeer({ ...system, port: await findFreePort(0) })
    try {
      return report(await measureAll(system, peer.url))
    } finally {
      await peer.stop()
    }
  } catch (error) {
    // The data, and the log with them, are gone once the system has stopped.
    console.error(readFileSync(join(system.dataDir, 'logs', 'server.log'), 'utf8').slice(-LOG_SHOWN))
    throw error
  } finally {
    await system.stop()
  }
}

/** @typedef {Awaited<ReturnType<typeof startBuiltShop>>} System */

/**
 * Rounds go through all measurements in turn, so that a busy moment of the machine hits both sides alike.
 * @param {System} system
 * @param {string} peerUrl
 */
async function measureAll(system, peerUrl) {
  // A checkout that is opened holds its piece, and none of these is paid.
  await addStock(system.siteUrl, await fetchStaffHeaders(system))
  const shop = await prepare(system, peerUrl)
  const { products } = await call(`${system.siteUrl}/api/products`)
  await assertPage(system.siteUrl)
  const measurements = {
    catalogue: () =>
      computeRequestsPerSecond({ url: `${system.siteUrl}/api/products`, headers: AS_A_BROWSER }),
    storeProducts: () =>
      computeRequestsPerSecond({
        url: `${peerUrl}/store/products?region_id=${shop.regionId}&fields=*variants.calculated_price`,
        headers: shop.headers,
      }),
    page: () => computeRequestsPerSecond({ url: `${system.siteUrl}/`, headers: AS_A_BROWSER }),
    shopPage: () => computeRequestsPerSecond({ url: `${system.siteUrl}/shop`, headers: AS_A_BROWSER }),
    productPage: () =>
      computeRequestsPerSecond({
        url: `${system.siteUrl}/product/${products[0].handle}`,
        headers: AS_A_BROWSER,
      }),
    health: () => computeRequestsPerSecond({ url: `${peerUrl}/health` }),
    checkout: async () =>
      computeMedian(
        await measureDurations(() => openCheckout(system.siteUrl, products[0]), CHECKOUTS_PER_ROUND),
      ),
    cartFlow: async () => computeMedian(await measureDurations(() => runCartFlow(shop), CHECKOUTS_PER_ROUND)),
  }
  // A round that does not count: both sides get warm.
  for (const measure of Object.values(measurements)) await measure()
  /** @type {Record<keyof typeof measurements, number[]>} */
  const rounds = {
    catalogue: [],
    storeProducts: [],
    page: [],
    shopPage: [],
    productPage: [],
    health: [],
    checkout: [],
    cartFlow: [],
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, values] of Object.entries(rounds)) {
      values.push(await measurements[/** @type {keyof typeof measurements} */ (name)]())
    }
    console.log(`round ${round} of ${ROUNDS}`)
  }
  return rounds
}

const WHAT_IS_KEPT = `
Ours sends the catalogue and pages from memory, compressed once for each state of what they show; nothing is sold while
they are measured. Medusa keeps nothing of /store/products: each request reads the database and works out prices. Its
/health reads nothing at all. Checkouts are new ones on both sides.`

/** An empty or wrong page would be fast as well. @param {string} siteUrl */
async function assertPage(siteUrl) {
  const page = await (await fetch(siteUrl, { headers: AS_A_BROWSER })).text()
  if (!page.includes('lang="de-CH"') && !page.includes('lang="de"'))
    throw new Error(`${siteUrl} shows no German page`)
}

/** @param {System} system @param {string} url Medusa's own */
async function prepare(system, url) {
  const headers = { 'x-publishable-api-key': await readPublishableKey(system) }
  const { regions } = await call(`${url}/store/regions`, { headers })
  const { products } = await call(`${url}/store/products?limit=1&fields=*variants`, { headers })
  const { payment_providers: providers } = await call(
    `${url}/store/payment-providers?region_id=${regions[0].id}`,
    { headers },
  )
  return {
    url,
    headers,
    regionId: regions[0].id,
    variantId: products[0].variants[0].id,
    provider: providers[0].id,
  }
}

/**
 * Prints one line a comparison, and returns whether all targets were met.
 * @param {Awaited<ReturnType<typeof measureAll>>} rounds
 */
function report(rounds) {
  const { catalogue, storeProducts, page, shopPage, productPage, health, checkout, cartFlow } = rounds
  const theirs = 'Medusa GET /health'
  const comparisons = [
    compare('GET /api/products', catalogue, 'Medusa GET /store/products', storeProducts, 'req/s', 50),
    compare('GET /', page, theirs, health, 'req/s', 1),
    compare('GET /shop', shopPage, theirs, health, 'req/s', 1),
    compare('GET /product/x', productPage, theirs, health, 'req/s', 1),
    compare('opening a checkout', checkout, 'Medusa cart flow', cartFlow, 'ms', 3),
  ]
  console.log(`\nMedians of ${ROUNDS} interleaved rounds; 10 connections, for checkouts 1.`)
  console.log(`${availableParallelism()} cores, Node ${process.version}, everything on this machine.\n`)
  for (const { line } of comparisons) console.log(line)
  console.log(WHAT_IS_KEPT)
  return comparisons.every(({ met }) => met)
}

/**
 * How many times better ours is: in requests per second, or in milliseconds, where less is better.
 * @param {string} ours
 * @param {readonly number[]} ourRounds
 * @param {string} theirs
 * @param {readonly number[]} theirRounds
 * @param {'req/s' | 'ms'} unit
 * @param {number} target
 */
function compare(ours, ourRounds, theirs, theirRounds, unit, target) {
  const [our, their] = [computeMedian(ourRounds), computeMedian(theirRounds)]
  const ratio = unit === 'ms' ? their / our : our / their
  const met = ratio >= target
  const shown = (/** @type {number} */ value) => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`.padStart(12)
  const verdict = `${ratio.toFixed(1)} times better, target ${target}: ${met ? 'met' : 'MISSED'}`
  return { met, line: `${ours.padEnd(20)}${shown(our)}   ${theirs.padEnd(28)}${shown(their)}   ${verdict}` }
}
