import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'

const SILENT_SESSIONS_SQL = `
  select checkout.session_id as id from checkout_intent checkout
  where checkout.deleted_at is null and checkout.session_id is not null
    and checkout.status in ('open', 'settling')
    and coalesce(checkout.checked_at, checkout.updated_at) < now() - ? * interval '1 millisecond'
    and (checkout.failed_attempts = 0 or not exists (select 1 from checkout_event event
      where event.session_id = checkout.session_id and event.processed_at is null and event.deleted_at is null))
  order by coalesce(checkout.checked_at, checkout.updated_at) limit ?`

/**
 * Returns the unfinished sessions of which no event has come for a long time, as it may be lost. One that has failed is
 * left out while its event waits to be tried again.
 */
export async function listSilentSessionIds(
  { silentForMs, limit }: { silentForMs: number; limit: number },
  container: MedusaContainer,
): Promise<string[]> {
  const rows = await readRows<{ id: string }>(container, SILENT_SESSIONS_SQL, [silentForMs, limit])
  return rows.map(({ id }) => id)
}
