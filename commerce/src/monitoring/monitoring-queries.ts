import type { MedusaContainer } from '@medusajs/framework/types'
import { buildTextListSql, readRows } from '../lib/database'
import type { FailedItem } from './alert-rules'
import { buildIsFailedMailSql, buildIsStuckSql, IS_UNPROCESSED_SQL } from './monitoring-sql'
import { IS_FAILED_MAIL_SQL } from '../orders/order-sql'
import { EXPIRED_EVENT, PAID_EVENTS } from '../payments/webhook-events'

/** Ages in seconds; 0 if nothing waits. */
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

const buildAgeSql = (time: string) => `coalesce(extract(epoch from now() - ${time}), 0)::float8`

/** Mails of every kind count, as it is the health of the queue that is measured. */
const QUEUES_SQL = `
  select events.waiting as events_waiting, events.age as oldest_event_age, payments.age as oldest_payment_age,
    mails.queued as mails_queued, mails.age as oldest_mail_age, mails.failed as mails_failed
  from
    (select count(*)::int as waiting, ${buildAgeSql('min(event.created_at)')} as age
      from checkout_event event where ${IS_UNPROCESSED_SQL}) as events,
    (select ${buildAgeSql('min(since)')} as age from (
      select event.created_at as since from checkout_event event
      where ${IS_UNPROCESSED_SQL} and event.type in (${buildTextListSql(PAID_EVENTS)})
      union all
      select updated_at from checkout_intent where status = 'settling' and deleted_at is null) as paid) as payments,
    (select (count(*) filter (where state = 'queued'))::int as queued,
      (count(*) filter (where ${IS_FAILED_MAIL_SQL}))::int as failed,
      ${buildAgeSql("min(created_at) filter (where state = 'queued')")} as age
      from checkout_mail mail where state in ('queued', 'failed') and deleted_at is null) as mails`

/** Payments without an order, or of another amount than was quoted. */
const STUCK_PAYMENTS_SQL = `
  select id, coalesce(max(reason), '') as reason from (
    select event.session_id as id, event.error as reason from checkout_event event
    where ${IS_UNPROCESSED_SQL} and event.type <> '${EXPIRED_EVENT}' and ${buildIsStuckSql('event.created_at')}
    union all
    select session_id, reason from checkout_intent
    where status in ('settling', 'review') and session_id is not null and deleted_at is null
      and ${buildIsStuckSql('updated_at')}) as stuck
  group by id order by id`

/** An alert that could not be sent must not raise another one. */
const FAILED_MAILS_SQL = `
  select mail.id, coalesce(mail.last_error, '') as reason from checkout_mail mail
  where ${buildIsFailedMailSql('alert')}`

/** Rejects without a database, or if it takes longer than QUERY_LIMIT. */
export async function readQueueMetrics(container: MedusaContainer): Promise<QueueMetrics> {
  const [row] = await readRows<QueueMetrics>(container, QUEUES_SQL)
  if (row === undefined) throw new Error('The queues were not counted')
  return row
}

/** Returns the sessions whose payment has no order for too long, or is not of the quoted amount, and why. */
export function listStuckPayments(container: MedusaContainer): Promise<FailedItem[]> {
  return readRows(container, STUCK_PAYMENTS_SQL)
}

/** Returns the mails that were given up and need an alert, and why. */
export function listFailedMails(container: MedusaContainer): Promise<FailedItem[]> {
  return readRows(container, FAILED_MAILS_SQL)
}
