// How much of each kind a shop does in a second, and how long each takes.
import { query } from '../../../commerce/tests/support/database'
import { signPayload } from '../../../commerce/tests/support/stripe-sandbox'
import { AS_A_BROWSER, readScript } from '../browsing-visitor.mjs'
import { runInParallel } from '../run-in-parallel.mjs'
import { computePercentile, measureUnderLoad } from '../statistics.mjs'
import { listCompletions } from '../payment-events.mjs'
import { call, openCheckout } from '../shop-client.mjs'
import { waitForOrders } from './wait-for-orders.mjs'

/** Checkouts that are opened, and webhooks that are sent, at the same time. */
const AT_ONCE = 10
const WARMING_S = 2
const SECONDS = 8

/** @typedef {{ perSecond: number, p50: number, p99: number }} Rate times in ms */
/** @typedef {{ siteUrl: string, sandboxUrl: string, databaseUrl: string, webhookSecret: string }} Shop */

/**
 * Measures a shop that has plenty of stock, and in which nobody has paid yet; so many checkouts become orders.
 * @param {Shop} shop
 * @param {number} orders
 * @returns {Promise<Record<string, Rate>>}
 */
export async function measureRates(shop, orders) {
  const { siteUrl, sandboxUrl } = shop
  const { products } = await call(`${siteUrl}/api/products`)
  const read = async (/** @type {string} */ path) => {
    const load = { url: siteUrl + path, headers: AS_A_BROWSER, connections: AT_ONCE }
    await measureUnderLoad({ ...load, seconds: WARMING_S })
    return measureUnderLoad({ ...load, seconds: SECONDS })
  }
  const open = (/** @type {number} */ at) => openCheckout(siteUrl, products[at % products.length])
  const tellStripeEvent = (/** @type {string | null} */ url) =>
    call(`${sandboxUrl}/_test/webhook`, { body: { url } })

  const reading = {
    'pages (GET /)': await read('/'),
    'assets (GET /static)': await read(await readScript(siteUrl)),
    'catalogue (GET /api/products)': await read('/api/products'),
  }
  await tellStripeEvent(null)
  // They do not count: the way gets warm.
  await runInParallel(AT_ONCE, AT_ONCE, async (at) => void (await open(at)))
  /** @type {string[]} */
  const sessions = []
  const checkouts = await measureRate(orders, async (at) => void sessions.push((await open(at)).id))
  await runInParallel(orders, AT_ONCE, (at) =>
    call(`${sandboxUrl}/_test/sessions/${sessions[at]}/pay`, { body: {} }),
  )
  const events = await listCompletions(sandboxUrl, orders)
  const webhooks = await measureRate(orders, (at) => deliver(shop, JSON.stringify(events[at])))
  const ordersMade = await waitForOrders((sql, values) => query(shop.databaseUrl, sql, values), sessions)
  await tellStripeEvent(`${siteUrl}/api/stripe-webhook`)
  return {
    ...reading,
    'checkouts opened': checkouts,
    'webhooks taken in': webhooks,
    'orders settled, from webhook to order': ordersMade,
  }
}

/** @param {number} count @param {(at: number) => Promise<unknown>} work @returns {Promise<Rate>} */
async function measureRate(count, work) {
  /** @type {number[]} */
  const times = []
  const start = performance.now()
  await runInParallel(count, AT_ONCE, async (at) => {
    const began = performance.now()
    await work(at)
    times.push(performance.now() - began)
  })
  const perSecond = (count * 1000) / (performance.now() - start)
  return { perSecond, p50: computePercentile(times, 0.5), p99: computePercentile(times, 0.99) }
}

/** Sends an event as the provider does. @param {Shop} shop @param {string} payload */
async function deliver({ siteUrl, webhookSecret: secret }, payload) {
  const response = await fetch(`${siteUrl}/api/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signPayload(payload, { secret }) },
    body: payload,
  })
  if (!response.ok) throw new Error(`The webhook answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}
