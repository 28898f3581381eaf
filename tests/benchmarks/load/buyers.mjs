import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call, openCheckout } from '../shop-client.mjs'

/** Somebody whose checkout was refused reads why for so long before pressing again. */
const READING_MS = 1000

/**
 * How long each checkout took to open, in ms; what was said of those that needed the same press again, and of those
 * that did not open even then.
 * @typedef {{ times: number[], pressedAgain: string[], lost: string[] }} Trade
 */

/**
 * Buyers who open a checkout and pay it, each again and again with a pause in between; `close` lets them end and
 * returns what became of it.
 * @param {{ siteUrl: string, sandboxUrl: string }} shop
 * @param {readonly unknown[]} products
 * @param {{ buyers: number, pauseMs: number, readingMs?: number }} options
 */
export function sell({ siteUrl, sandboxUrl }, products, { buyers, pauseMs, readingMs = READING_MS }) {
  /** @type {Trade} */
  const trade = { times: [], pressedAgain: [], lost: [] }
  const isClosed = new AbortController()

  const buy = async (/** @type {unknown} */ product) => {
    const key = randomUUID()
    const press = () => openCheckout(siteUrl, product, { 'idempotency-key': key })
    const start = performance.now()
    let opened = await press().catch(noteIn(trade.pressedAgain))
    if (opened === undefined) {
      await pause(readingMs)
      opened = await press().catch(noteIn(trade.lost))
    }
    if (opened === undefined) return
    trade.times.push(performance.now() - start)
    await call(`${sandboxUrl}/_test/sessions/${opened.id}/pay`, { body: {} })
  }
  const lane = async (/** @type {number} */ first) => {
    for (let at = first; !isClosed.signal.aborted; at += 1) {
      await buy(products[at % products.length])
      await pause(pauseMs)
    }
  }
  const done = Promise.all(Array.from({ length: buyers }, (_, at) => lane(at)))
  // The caller of `close` gets the error.
  done.catch(() => undefined)
  return {
    async close() {
      isClosed.abort()
      await done
      return trade
    },
  }
}

/** @param {string[]} list @returns {(error: unknown) => undefined} */
const noteIn = (list) => (error) => void list.push(`${new Date().toISOString()} ${String(error)}`)
