import { computeMedian } from './statistics.mjs'

/** Requests at the same time, as a search engine makes them. */
const LANES = 4

/**
 * Fetches every path, and throws where a page is not there. `median` is of the milliseconds of a page.
 * @param {string} siteUrl @param {readonly string[]} paths
 */
export async function crawl(siteUrl, paths) {
  const waiting = [...paths]
  /** @type {number[]} */
  const times = []
  const lane = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const start = performance.now()
      const response = await fetch(siteUrl + path, { headers: { 'accept-encoding': 'gzip, br' } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      times.push(performance.now() - start)
      if (times.length % 500 === 0) console.log(`${times.length} of ${paths.length} addresses crawled`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return { pages: times.length, median: computeMedian(times) }
}
