import { browse } from '../browsing-visitor.mjs'
import { call } from '../shop-client.mjs'
import { sell } from './buyers.mjs'

/** Each visitor asks for 20 pages or files a second. */
const VISITORS = 3
/** One order a second at most, of the three that two cores can make: none must queue for minutes. */
const BUYERS = 2
const PAUSE_MS = 2000

/**
 * Does something while visitors look around and buyers open checkouts and pay; what became of them.
 * @param {{ siteUrl: string, sandboxUrl: string }} shop
 * @param {() => Promise<void>} work
 */
export async function runWhileTrading(shop, work) {
  const { products } = await call(`${shop.siteUrl}/api/products`)
  const visitors = Array.from({ length: VISITORS }, () => browse(shop.siteUrl, products[0].handle))
  const buyers = sell(shop, products, { buyers: BUYERS, pauseMs: PAUSE_MS })
  try {
    await work()
  } finally {
    // Visitors go last, so that pages are looked at for as long as anything happens.
    await buyers.close()
  }
  const visits = await Promise.all(visitors.map((visitor) => visitor.leaveCounted()))
  const visit = {
    times: visits.flatMap(({ times }) => times),
    failures: visits.flatMap(({ failures }) => failures),
  }
  return { visit, trade: await buyers.close() }
}
