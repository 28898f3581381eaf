import type { MedusaContainer } from '@medusajs/framework/types'
import { listSilentSessionIds } from './silent-session-queries'

const MAX_DUE_SESSIONS = 200
const SILENT_AFTER_MS = 2 * 60_000
const MAX_SILENT_SESSIONS = 20

/** Reconciles the sessions of due events and silent sessions, and deletes old IP hashes. */
export async function reconcileDueCheckouts(container: MedusaContainer): Promise<void> {
  const events = container.resolve('webhookEventStore')
  const queue = container.resolve('reconciliationQueue')
  // A session that is being reconciled counts as due until it has failed, and would run twice without `onlyIfDue`.
  for (const sessionId of await events.listDueSessionIds(MAX_DUE_SESSIONS))
    queue.add(sessionId, { onlyIfDue: true })
  const silent = { silentForMs: SILENT_AFTER_MS, limit: MAX_SILENT_SESSIONS }
  for (const sessionId of await listSilentSessionIds(silent, container)) queue.add(sessionId)
  await container.resolve('checkoutStore').deleteIpHashes()
}
