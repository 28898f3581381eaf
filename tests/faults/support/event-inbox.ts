import { expect } from 'vitest'
import { query } from '../../../commerce/tests/support/database'
import type { Shop } from '../../../commerce/tests/support/shop'

/** Reads the events about a session from the inbox. */
export function readEvents(shop: Shop, sessionId: string): Promise<{ type: string }[]> {
  return query(shop.databaseUrl, 'select type from checkout_event where session_id = $1', [sessionId])
}

/** Waits until the inbox holds an event of the session and each of them is processed. */
export async function waitUntilProcessed(shop: Shop, sessionId: string): Promise<void> {
  const counts = () =>
    query(
      shop.databaseUrl,
      'select count(*) > 0 as heard, bool_and(processed_at is not null) as done from checkout_event where session_id = $1',
      [sessionId],
    )
  await expect.poll(counts).toEqual([{ heard: true, done: true }])
}

/** Makes a checkout older, as if nobody had heard of it for so long; `interval` as PostgreSQL writes it. */
export async function ageCheckout(shop: Shop, sessionId: string, interval: string): Promise<void> {
  await query(
    shop.databaseUrl,
    `update checkout_intent set created_at = created_at - $2::interval, updated_at = updated_at - $2::interval,
       checked_at = checked_at - $2::interval where session_id = $1`,
    [sessionId, interval],
  )
}
