import { expect } from 'vitest'
import { query } from './database'
import type { TestMailbox } from './test-mailbox'
import type { Shop } from './shop'

/** Medusa's refunds of a payment in francs, the oldest first. */
export async function listRefundAmounts(shop: Shop, paymentId: string): Promise<number[]> {
  const rows = await query<{ amount: number }>(
    shop.databaseUrl,
    'select amount::float as amount from refund where payment_id = $1 and deleted_at is null order by created_at',
    [paymentId],
  )
  return rows.map(({ amount }) => amount)
}

export async function listRefundIds(shop: Shop, paymentId: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    shop.databaseUrl,
    'select id from refund where payment_id = $1 and deleted_at is null',
    [paymentId],
  )
  return rows.map(({ id }) => id)
}

/** Makes the refunds of a payment older, by default old enough to be looked at again; `by` is an interval of PostgreSQL. */
export async function ageRefunds(shop: Shop, paymentId: string, by = '3 minutes'): Promise<void> {
  await query(
    shop.databaseUrl,
    'update refund set created_at = created_at - $2::interval where payment_id = $1',
    [paymentId, by],
  )
}

/** The amounts in the subjects of an order's mails, the oldest first. */
export async function listMailedRefunds(mailbox: TestMailbox, number: number): Promise<string[]> {
  const mails = await mailbox.listAbout(number)
  return mails.flatMap(({ subject }) => /CHF [\d.]+/.exec(/Refund/.test(subject) ? subject : '') ?? [])
}

/** Every refund is looked at again, as when the server was killed before it had noted that it was done. */
export async function redeliverRefundEvents(shop: Shop): Promise<void> {
  await waitForProcessedEvents(shop)
  await query(
    shop.databaseUrl,
    "update checkout_event set processed_at = null, next_attempt_at = now() where type like '%refund%'",
  )
  await waitForProcessedEvents(shop)
}

/** Waits until the inbox is empty. */
export async function waitForProcessedEvents(shop: Shop): Promise<void> {
  const open = () => query(shop.databaseUrl, 'select error from checkout_event where processed_at is null')
  await expect.poll(open).toEqual([])
}
