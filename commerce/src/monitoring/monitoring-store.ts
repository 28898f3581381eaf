import type { MedusaContainer } from '@medusajs/framework/types'
import { readBackupStamp } from '../lib/host-checks'
import { readRows } from '../lib/database'

/** Ages in seconds, 0 where nothing waits. */
export type QueueMetrics = {
  events_waiting: number
  oldest_event_age: number
  oldest_payment_age: number
  mails_queued: number
  oldest_mail_age: number
  mails_failed: number
}

/** Rejects without a database. */
export type ReadQueueMetrics = () => Promise<QueueMetrics>

const ageSql = (time: string) => `coalesce(extract(epoch from now() - ${time}), 0)::float8`

/** A paid checkout waits as an event, or as a row whose event was lost. */
const QUEUES = `
  select events.waiting as events_waiting, events.age as oldest_event_age, payments.age as oldest_payment_age,
    mails.queued as mails_queued, mails.age as oldest_mail_age, mails.failed as mails_failed
  from
    (select count(*)::int as waiting, ${ageSql('min(created_at)')} as age
      from checkout_event where processed_at is null and deleted_at is null) as events,
    (select ${ageSql('min(since)')} as age from (
      select created_at as since from checkout_event where processed_at is null and deleted_at is null
        and type in ('checkout.session.completed', 'checkout.session.async_payment_succeeded')
      union all
      select updated_at from checkout_intent where status = 'settling' and deleted_at is null) as paid) as payments,
    (select (count(*) filter (where state = 'queued'))::int as queued,
      (count(*) filter (where state = 'failed'))::int as failed,
      ${ageSql("min(created_at) filter (where state = 'queued')")} as age
      from checkout_mail where state in ('queued', 'failed') and deleted_at is null) as mails`

/** Rejects without a database, or where it takes longer than QUERY_LIMIT. */
export async function readQueueMetrics(container: MedusaContainer): Promise<QueueMetrics> {
  const [row] = await readRows<QueueMetrics>(container, QUEUES)
  if (row === undefined) throw new Error('The queues were not counted')
  return row
}

/** Seconds since the last whole backup; Infinity where there is none: no backup is too old as well. */
export async function readBackupAge(file: string): Promise<number> {
  const madeAt = await readBackupStamp(file)
  return madeAt === undefined ? Number.POSITIVE_INFINITY : (Date.now() - madeAt.getTime()) / 1000
}
