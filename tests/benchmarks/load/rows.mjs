import { computePercentile } from '../statistics.mjs'
import { beginAndEnd, FLAT_BYTES } from './memory.mjs'

/** @typedef {import('../report-goals.mjs').Goal} Goal */

/** @param {string} where @param {Record<string, import('./rates.mjs').Rate>} rates @returns {Goal[]} */
export function buildRateRows(where, rates) {
  return Object.entries(rates).map(([what, { perSecond, p50, p99 }]) => ({
    what: `${where}: ${what}`,
    measured: `${perSecond.toFixed(perSecond < 100 ? 1 : 0)} a second, p50 ${whole(p50)}, p99 ${whole(p99)} ms`,
    goal: '',
    isMet: undefined,
  }))
}

/** @param {string} when @param {Awaited<ReturnType<typeof import('./trading.mjs').runWhileTrading>>} trading @returns {Goal[]} */
export function listTradingRows(when, { visit: { times, failures }, trade }) {
  return [
    checkNone(`${when}: failed pages, of ${times.length}`, failures),
    fact(`${when}: pages`, readTimes(times)),
    checkNone(`${when}: checkouts that the same press did not mend, of ${trade.times.length}`, trade.lost),
    fact(`${when}: checkouts mended by the same press`, String(trade.pressedAgain.length)),
    fact(`${when}: checkouts`, readTimes(trade.times)),
  ]
}

/** @param {Awaited<ReturnType<typeof import('./records.mjs').compareRecords>>} records @returns {Goal[]} */
export function recordRows({ paid, lost, problems }) {
  return [
    { what: `orders lost, of ${paid} paid`, measured: String(lost), goal: '0', isMet: lost === 0 },
    checkNone('contradictions in the records of provider, shop, Medusa and mails', problems),
  ]
}

/** @param {import('./memory.mjs').Samples} samples @returns {Goal[]} */
export function buildMemoryRows(samples) {
  return Object.entries(samples).map(([name, values]) => {
    const { begin, end } = beginAndEnd(values)
    return {
      what: `memory of ${name}, at the soak's begin and end`,
      measured: `${megabytes(begin)} and ${megabytes(end)}`,
      goal: `<= ${megabytes(FLAT_BYTES)} more`,
      isMet: end - begin <= FLAT_BYTES,
    }
  })
}

/** Builds the goal that something never happens, and prints what did. @param {string} what @param {readonly string[]} happened @returns {Goal} */
function checkNone(what, happened) {
  for (const each of happened.slice(0, 10)) console.log(`${what}: ${each}`)
  return { what, measured: String(happened.length), goal: '0', isMet: happened.length === 0 }
}

/** @param {string} what @param {string} measured @returns {Goal} */
const fact = (what, measured) => ({ what, measured, goal: '', isMet: undefined })
/** @param {readonly number[]} times in ms */
const readTimes = (times) =>
  `p50 ${whole(computePercentile(times, 0.5))}, p99 ${whole(computePercentile(times, 0.99))}, longest ${whole(Math.max(...times))} ms`
/** @param {number} value */
const whole = (value) => value.toFixed(0)
/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`
