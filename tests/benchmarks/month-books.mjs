// The month's books of a rush against what the payment provider has kept of it, to the Rappen.
import { SANDBOX_AUTHORIZATION } from '../../commerce/tests/support/stripe-sandbox'
import { call } from './shop-client.mjs'

const PAGE = 100
/** The refunds of three in every ten orders, in francs: all of it, a part, and two parts. */
const REFUNDS = [[undefined], [10.05], [3.35, 0.05]]
const IN_TURN = 10
const MONTH_ZONE = { timeZone: 'Europe/Zurich' }

/** @typedef {{ siteUrl: string, sandboxUrl: string }} System */

/**
 * Refunds three of ten orders, then reads the month's books and the provider's records.
 * @param {System} system
 * @param {Record<string, string>} staff
 * @returns {Promise<import('./report-goals.mjs').Goal[]>}
 */
export async function compareBooks(system, staff) {
  const refunds = await refundSome(system.siteUrl, staff)
  // The first one issues what is missing.
  const { rows: _, ms: first } = await readBooks(system.siteUrl, staff)
  const { rows, ms } = await readBooks(system.siteUrl, staff)
  const kept = await readMoneyKeptByStripe(system.sandboxUrl)
  const sums = computeSums(rows)
  return [
    {
      what: `books of ${kept.count} payments and ${refunds} refunds, in Rappen`,
      measured: `${sums.gross}`,
      goal: `= ${kept.rappen} at the provider`,
      isMet: sums.gross === kept.rappen && rows.length === kept.count + refunds,
    },
    {
      what: 'their net and tax, by rate',
      measured: `${sums.net} + ${[...sums.vat].map(([rate, vat]) => `${vat} (${rate} %)`).join(' + ')}`,
      goal: '= gross',
      isMet: sums.net + [...sums.vat.values()].reduce((sum, vat) => sum + vat, 0) === sums.gross,
    },
    {
      what: 'reading them, and for the first time',
      measured: `${ms.toFixed(0)} and ${first.toFixed(0)} ms`,
      goal: '< 1000 ms',
      isMet: ms < 1000,
    },
  ]
}

/** @param {string} siteUrl @param {Record<string, string>} headers */
async function refundSome(siteUrl, headers) {
  let made = 0
  for (let offset = 0; ; offset += PAGE) {
    const fields = 'id,payment_collections.payments.id'
    const { orders } = await call(
      `${siteUrl}/admin/orders?limit=${PAGE}&offset=${offset}&order=display_id&fields=${fields}`,
      { headers },
    )
    for (const [index, order] of orders.entries()) {
      const id = order.payment_collections[0].payments[0].id
      for (const amount of REFUNDS[index % IN_TURN] ?? []) {
        await call(`${siteUrl}/admin/payments/${id}/refund`, { headers, body: amount ? { amount } : {} })
        made += 1
      }
    }
    if (orders.length < PAGE) return made
  }
}

/** @param {string} siteUrl @param {Record<string, string>} headers */
async function readBooks(siteUrl, headers) {
  const start = performance.now()
  const month = new Date().toLocaleDateString('sv-SE', MONTH_ZONE).slice(0, 7)
  const response = await fetch(`${siteUrl}/admin/books`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ month }),
  })
  const text = new TextDecoder('utf-16le').decode(await response.arrayBuffer())
  const [head = '', ...lines] = text.split('\r\n')
  const columns = head.split('\t')
  const rows = lines.map((line) => {
    const cells = line.split('\t')
    return (/** @type {string} */ name) => cells[columns.indexOf(name)] ?? ''
  })
  return { rows, ms: performance.now() - start }
}

/** @param {readonly ((column: string) => string)[]} rows */
function computeSums(rows) {
  /** @type {Map<string, number>} */
  const vat = new Map()
  let [net, gross] = [0, 0]
  for (const cell of rows) {
    net += Number(cell('net_rappen'))
    gross += Number(cell('gross_rappen'))
    const rate = String(Number(cell('vat_rate_basis_points')) / 100)
    vat.set(rate, (vat.get(rate) ?? 0) + Number(cell('vat_rappen')))
  }
  return { net, vat, gross }
}

/** Sums what came in less what went back, by the provider's own records. @param {string} sandboxUrl */
async function readMoneyKeptByStripe(sandboxUrl) {
  let [count, rappen] = [0, 0]
  for (let after = ''; ;) {
    const expand = 'expand[]=data.payment_intent.latest_charge'
    const { data, has_more: hasMore } = await call(
      `${sandboxUrl}/v1/checkout/sessions?status=complete&limit=${PAGE}&${expand}${after}`,
      { headers: SANDBOX_AUTHORIZATION },
    )
    for (const { amount_total: amount, payment_intent: payment } of data) {
      count += 1
      rappen += amount - payment.latest_charge.amount_refunded
    }
    if (!hasMore) return { count, rappen }
    after = `&starting_after=${data.at(-1).id}`
  }
}
