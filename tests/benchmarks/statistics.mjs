import autocannon from 'autocannon'

/** @typedef {{ url: string, headers?: Record<string, string>, connections?: number, seconds?: number }} Load */

/**
 * Returns the requests a second that are answered under constant load, and how long they took, in ms. Throws when an
 * answer is not 2xx.
 * @param {Load} load
 */
export async function measureUnderLoad({ url, headers = {}, connections = 10, seconds = 4 }) {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} responses that are not 2xx, ${result.errors} errors`)
  }
  const { p50, p99 } = result.latency
  return { perSecond: result.requests.total / result.duration, p50, p99 }
}

/** Requests that are answered in a second under constant load; throws when an answer is not 2xx. @param {Load} load */
export async function computeRequestsPerSecond(load) {
  return (await measureUnderLoad(load)).perSecond
}

/**
 * Milliseconds of each of `times` repetitions, one after the other.
 * @param {() => Promise<unknown>} work
 * @param {number} times
 */
export async function measureDurations(work, times) {
  const all = []
  for (let index = 0; index < times; index += 1) {
    const start = performance.now()
    await work()
    all.push(performance.now() - start)
  }
  return all
}

/** @param {readonly number[]} values at least one */
export function computeMedian(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low = NaN, high = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return (low + high) / 2
}

/** The value that a share of all values do not exceed. @param {readonly number[]} values at least one @param {number} share 0..1 */
export function computePercentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN
}
