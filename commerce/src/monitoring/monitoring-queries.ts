import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'
import type { Failure } from './alert-rules'
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

/*
 * Although our rows are never deleted, the queries have `deleted_at is null`, as Medusa's indexes only contain
 * such rows.
 */

/** After this many attempts, or this long, staff must look at what should happen by itself. */
const ATTEMPTS = 3
const STUCK_AFTER = "interval '10 minutes'"
const SHOWN_FOR = "interval '14 days'"

/*
 * A paid checkout without its order waits as an event that is not processed, or as a row that is `settling`, as its
 * event may be lost. The metric counts it at once, the board shows it after ATTEMPTS, or after STUCK_AFTER as a row, and
 * an alert tells of it after STUCK_AFTER.
 */
const buildUnprocessedSql = (event: string) => `${event}.processed_at is null and ${event}.deleted_at is null`

const buildStuckSql = (time: string) => `${time} < now() - ${STUCK_AFTER}`

/** A failed mail of this kind needs no attention, as it is requested again. */
const NEW_PASSWORD = 'password_reset'
/** A failed mail of this kind must not raise another alert. */
const ALERT = 'alert'

/** Mails that were given up, except for some kinds. */
const buildFailedMailSql = (mail: string, ...kinds: readonly string[]) =>
  `${mail}.state = 'failed' and ${mail}.deleted_at is null and ${mail}.kind not in (${kinds.map((kind) => `'${kind}'`).join(', ')})`

const buildAgeSql = (time: string) => `coalesce(extract(epoch from now() - ${time}), 0)::float8`

/** Mails of every kind count: it is the queue's health. */
const QUEUES_SQL = `
  select events.waiting as events_waiting, events.age as oldest_event_age, payments.age as oldest_payment_age,
    mails.queued as mails_queued, mails.age as oldest_mail_age, mails.failed as mails_failed
  from
    (select count(*)::int as waiting, ${buildAgeSql('min(created_at)')} as age
      from checkout_event e where ${buildUnprocessedSql('e')}) as events,
    (select ${buildAgeSql('min(since)')} as age from (
      select created_at as since from checkout_event e
      where ${buildUnprocessedSql('e')} and type in (${PAID_EVENTS.map((type) => `'${type}'`).join(', ')})
      union all
      select updated_at from checkout_intent where status = 'settling' and deleted_at is null) as paid) as payments,
    (select (count(*) filter (where state = 'queued'))::int as queued,
      (count(*) filter (where state = 'failed'))::int as failed,
      ${buildAgeSql("min(created_at) filter (where state = 'queued')")} as age
      from checkout_mail where state in ('queued', 'failed') and deleted_at is null) as mails`

/** The fields of all items about a checkout. The total is in francs. */
const CHECKOUT_JSON_SQL = `'id', k.id, 'reason', coalesce(k.reason, ''), 'sessionId', coalesce(k.session_id, ''),
  'total', k.total / 100.0, 'currency', k.currency`

const ATTENTION_SQL = `
  select 'review' as kind, k.updated_at as since, jsonb_build_object(${CHECKOUT_JSON_SQL}) as facts
  from checkout_intent k where k.status = 'review' and k.deleted_at is null
  union all
  select 'unsettled', min(e.created_at),
    jsonb_build_object('sessionId', e.session_id, 'reason', coalesce(max(e.error), ''))
  from checkout_event e
  where ${buildUnprocessedSql('e')} and e.attempts >= ${ATTEMPTS} group by e.session_id
  union all
  select 'unsettled', k.updated_at,
    jsonb_build_object('sessionId', k.session_id, 'reason', coalesce(k.reason, ''))
  from checkout_intent k where k.status = 'settling' and k.deleted_at is null
    and (k.failed_attempts >= ${ATTEMPTS} or ${buildStuckSql('k.updated_at')})
    and not exists (select 1 from checkout_event e
      where e.session_id = k.session_id and ${buildUnprocessedSql('e')} and e.attempts >= ${ATTEMPTS})
  union all
  select 'not_placed', k.updated_at, jsonb_build_object(${CHECKOUT_JSON_SQL})
  from checkout_intent k where k.status = 'refunded' and k.deleted_at is null and k.failed_attempts > 0
    and k.updated_at > now() - ${SHOWN_FOR}
    and not exists (select 1 from failed_refund f where f.checkout_id = k.id and f.closed_at is null)
  union all
  select 'refund_failed', f.failed_at, jsonb_build_object('id', f.id, 'reason', f.reason,
    'amount', f.amount / 100.0, 'currency', k.currency, 'sessionId', coalesce(k.session_id, ''),
    'orderId', k.order_id, 'orderNumber', k.order_number)
  from failed_refund f join checkout_intent k on k.id = f.checkout_id and k.deleted_at is null
  where f.undone_at is not null and f.closed_at is null
    and not exists (select 1 from refund again where again.payment_id = k.payment_id
      and again.deleted_at is null and again.created_at > f.undone_at and again.amount >= f.amount / 100.0)
  union all
  select 'blanks_short', d.at, jsonb_build_object('number', r.number, 'reason', d.words)
  from press_decision d join press_request r on r.id = d.request_id
  where d.kind = 'blanks_short' and r.state = 'proofed'
    and not exists (select 1 from press_proof newer join press_proof seen on seen.id = d.proof_id
      where newer.request_id = r.id and newer.version > seen.version)
  union all
  select 'mail', m.updated_at, jsonb_build_object('id', m.id, 'reason', coalesce(m.last_error, ''),
    'mail', m.kind, 'recipient', m.recipient, 'orderId', m.order_id, 'orderNumber', k.order_number)
  from checkout_mail m left join checkout_intent k on k.id = m.intent_id where ${buildFailedMailSql('m', NEW_PASSWORD)}
    and (m.order_id is not null or m.updated_at > now() - ${SHOWN_FOR})
  union all
  select 'order_broken', p.found_at, p.facts || jsonb_build_object('problem', p.kind, 'subject', p.subject,
    'isMended', p.mended_at is not null)
  from order_problem p
  order by since desc limit 200`

const LAST_WEBHOOK_SQL = `
  select type, created_at as at from checkout_event where deleted_at is null order by created_at desc limit 1`

const WAITING_MAILS_SQL = `
  select count(*)::int as count from checkout_mail where state = 'queued' and deleted_at is null`

const SOLD_VARIANTS_SQL = `
  select distinct v.product_id, v.id as variant_id
  from checkout_intent k cross join lateral jsonb_array_elements(k.lines) line
  join product_variant v on v.id = line ->> 'variantId' and v.deleted_at is null
  join product p on p.id = v.product_id and p.deleted_at is null and p.status = 'published'
  where k.status = 'paid' and k.created_at > now() - interval '1 year'`

/** Payments without an order, or not of the quoted amount. */
const STUCK_PAYMENTS_SQL = `
  select id, coalesce(max(reason), '') as reason from (
    select session_id as id, error as reason from checkout_event e
    where ${buildUnprocessedSql('e')} and type <> '${EXPIRED_EVENT}' and ${buildStuckSql('created_at')}
    union all
    select session_id, reason from checkout_intent
    where status in ('settling', 'review') and session_id is not null and deleted_at is null
      and ${buildStuckSql('updated_at')}) as stuck
  group by id order by id`

const FAILED_MAILS_SQL = `select m.id, coalesce(m.last_error, '') as reason from checkout_mail m where ${buildFailedMailSql('m', NEW_PASSWORD, ALERT)}`

export type AttentionRow = { kind: string; since: Date; facts: object }

export type SoldVariant = { product_id: string; variant_id: string }

/** Rejects without a database, or if it takes longer than QUERY_LIMIT. */
export async function readQueueMetrics(container: MedusaContainer): Promise<QueueMetrics> {
  const [row] = await readRows<QueueMetrics>(container, QUEUES_SQL)
  if (row === undefined) throw new Error('The queues were not counted')
  return row
}

/** Returns what staff must look at, the newest first. */
export function listAttentionRows(container: MedusaContainer): Promise<AttentionRow[]> {
  return readRows(container, ATTENTION_SQL)
}

export async function findLastWebhook(
  container: MedusaContainer,
): Promise<{ type: string; at: Date } | undefined> {
  const [last] = await readRows<{ type: string; at: Date }>(container, LAST_WEBHOOK_SQL)
  return last
}

export async function countWaitingMails(container: MedusaContainer): Promise<number> {
  const [waiting] = await readRows<{ count: number }>(container, WAITING_MAILS_SQL)
  return waiting?.count ?? 0
}

/** Returns the variants of published products that were sold within a year. */
export function listSoldVariants(container: MedusaContainer): Promise<SoldVariant[]> {
  return readRows(container, SOLD_VARIANTS_SQL)
}

/** Returns the sessions whose payment has no order for too long, or is not of the quoted amount, and why. */
export function listStuckPayments(container: MedusaContainer): Promise<Failure[]> {
  return readRows(container, STUCK_PAYMENTS_SQL)
}

/** Returns the mails that were given up and need an alert, and why. */
export function listFailedMails(container: MedusaContainer): Promise<Failure[]> {
  return readRows(container, FAILED_MAILS_SQL)
}
