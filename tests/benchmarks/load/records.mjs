import { setTimeout as pause } from 'node:timers/promises'
import { findContradictions } from '../../faults/support/find-contradictions'
import { readRecords } from '../../faults/support/read-records'
import { call, fetchStaffHeaders } from '../shop-client.mjs'

/** Longest that a healed shop may take to bring its records in order. */
const HEALING_MS = 180_000

/**
 * Waits until the records of the provider, the shop, Medusa and the mail catcher agree; what then still contradicts,
 * how many have paid, and how many of them have no order.
 * @param {{ siteUrl: string, sandboxUrl: string, databaseUrl: string, mailboxUrl: string, adminEmail: string, adminPassword: string }} shop
 * @param {ReadonlyMap<string, number>} doubled how often each mail may have come again, by its id
 */
export async function compareRecords(shop, doubled) {
  const { siteUrl, sandboxUrl, databaseUrl, mailboxUrl } = shop
  const place = {
    shop: { origin: siteUrl, sandboxUrl, databaseUrl },
    mailbox: { listCaught: () => call(`${mailboxUrl}/messages.json`) },
    doubled,
  }
  const staff = await fetchStaffHeaders(shop)
  for (const deadline = Date.now() + HEALING_MS; ; await pause(1000)) {
    const records = await readRecords(place, staff)
    const problems = findContradictions(records)
    if (problems.length > 0 && Date.now() < deadline) continue
    const ordered = new Set(records.orders.map(({ session_id: id }) => id))
    return {
      problems,
      paid: records.paid.length,
      lost: records.paid.filter(({ id }) => !ordered.has(id)).length,
    }
  }
}
