import { setTimeout as pause } from 'node:timers/promises'
import { computePercentile } from '../statistics.mjs'

/** Longest that is waited for the last order; a run that needs longer has failed. */
const TIMEOUT_MS = 600_000
const MADE = `select e.created_at as heard, o.created_at as made
  from checkout_event e join checkout_intent k using (session_id) join "order" o on o.id = k.order_id
  where e.session_id = any($1)`

/** @typedef {(sql: string, values: unknown[]) => Promise<{ heard: Date, made: Date }[]>} Query */

/**
 * Waits until each of these paid sessions has its order; how many were made in a second, and how long each took from
 * its event's arrival, by the database's own times.
 * @param {Query} query
 * @param {readonly string[]} sessions
 */
export async function waitForOrders(query, sessions) {
  for (const deadline = Date.now() + TIMEOUT_MS; ; await pause(500)) {
    const rows = await query(MADE, [sessions])
    if (rows.length >= sessions.length) return computeRate(rows)
    if (Date.now() > deadline) throw new Error(`There are ${rows.length} of ${sessions.length} orders`)
  }
}

/** @param {readonly { heard: Date, made: Date }[]} rows @returns {import('./rates.mjs').Rate} */
function computeRate(rows) {
  const times = rows.map(({ heard, made }) => made.getTime() - heard.getTime())
  const first = Math.min(...rows.map(({ heard }) => heard.getTime()))
  const last = Math.max(...rows.map(({ made }) => made.getTime()))
  const perSecond = (rows.length * 1000) / (last - first)
  return { perSecond, p50: computePercentile(times, 0.5), p99: computePercentile(times, 0.99) }
}
