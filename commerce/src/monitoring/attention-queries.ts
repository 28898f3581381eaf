import type { MedusaContainer } from '@medusajs/framework/types'
import type { AttentionItem } from '../contract/board/attention'
import { readRows } from '../lib/database'
import { buildFailedMailSql, buildStuckSql, buildUnprocessedSql } from './monitoring-sql'

/** After this many attempts staff must look at what should happen by itself. */
const ATTEMPTS = 3
const SHOWN_FOR = "interval '14 days'"

/** The columns of an item about a checkout. The total is in francs. */
const CHECKOUT_COLUMNS = `k.id, k.updated_at as since, coalesce(k.reason, '') as reason,
  coalesce(k.session_id, '') as "sessionId", k.total / 100.0 as total, k.currency`

const IS_GIVEN_UP_SQL = `${buildUnprocessedSql('e')} and e.attempts >= ${ATTEMPTS}`

/** The other kinds are not read from rows of their own. */
type StoredKind = Exclude<AttentionItem['kind'], 'kept_back' | 'press_full'>

/** Selects the items of each kind; the columns are an item's fields. */
const ITEMS_SQL: Readonly<Record<StoredKind, string>> = {
  /** Payments of another amount than was quoted, or made twice, until staff close them. */
  review: `
    select ${CHECKOUT_COLUMNS} from checkout_intent k where k.status = 'review' and k.deleted_at is null`,

  /** Payments without an order whose events fail, and those that no event is known of any more. */
  unsettled: `
    select min(e.created_at) as since, e.session_id as "sessionId", coalesce(max(e.error), '') as reason
    from checkout_event e where ${IS_GIVEN_UP_SQL} group by e.session_id
    union all
    select k.updated_at, coalesce(k.session_id, ''), coalesce(k.reason, '')
    from checkout_intent k where k.status = 'settling' and k.deleted_at is null
      and (k.failed_attempts >= ${ATTEMPTS} or ${buildStuckSql('k.updated_at')})
      and not exists (select 1 from checkout_event e where e.session_id = k.session_id and ${IS_GIVEN_UP_SQL})`,

  /** Payments that went back as no order could be placed. While that refund has failed, it is the item. */
  not_placed: `
    select ${CHECKOUT_COLUMNS}
    from checkout_intent k where k.status = 'refunded' and k.deleted_at is null and k.failed_attempts > 0
      and k.updated_at > now() - ${SHOWN_FOR}
      and not exists (select 1 from failed_refund f where f.checkout_id = k.id and f.closed_at is null)`,

  /** Refunds that failed at Stripe, until staff close them or as much is refunded after them. */
  refund_failed: `
    select f.id, f.failed_at as since, f.reason, f.amount / 100.0 as amount, k.currency,
      coalesce(k.session_id, '') as "sessionId", k.order_id as "orderId", k.order_number as "orderNumber"
    from failed_refund f join checkout_intent k on k.id = f.checkout_id and k.deleted_at is null
    where f.undone_at is not null and f.closed_at is null
      and not exists (select 1 from refund again where again.payment_id = k.payment_id
        and again.deleted_at is null and again.created_at > f.undone_at and again.amount >= f.amount / 100.0)`,

  /** Proofs that could not be approved, until they are paid or a newer version is sent. */
  blanks_short: `
    select d.at as since, r.number, d.words as reason
    from press_decision d join press_request r on r.id = d.request_id
    where d.kind = 'blanks_short' and r.state = 'proofed'
      and not exists (select 1 from press_proof newer join press_proof seen on seen.id = d.proof_id
        where newer.request_id = r.id and newer.version > seen.version)`,

  /** Mails that were given up. One of no order cannot be sent again, so it leaves by itself. */
  mail: `
    select m.id, m.updated_at as since, coalesce(m.last_error, '') as reason, m.kind as mail, m.recipient,
      m.order_id as "orderId", k.order_number as "orderNumber"
    from checkout_mail m left join checkout_intent k on k.id = m.intent_id
    where ${buildFailedMailSql('m')} and (m.order_id is not null or m.updated_at > now() - ${SHOWN_FOR})`,

  /** What does not add up in an order, and what the shop has mended. */
  order_broken: `
    select p.found_at as since, p.kind as problem, p.subject, p.facts ->> 'orderId' as "orderId",
      p.facts -> 'number' as number, p.facts ->> 'detail' as detail, p.mended_at is not null as "isMended"
    from order_problem p`,
}

/** One statement, so that an item which becomes one of another kind meanwhile is neither missing nor there twice. */
const ALL_ITEMS_SQL = `${Object.entries(ITEMS_SQL)
  .map(
    ([kind, sql]) => `select '${kind}' as kind, item.since, to_jsonb(item) as fields from (${sql}) as item`,
  )
  .join('\nunion all\n')}
  order by since desc, fields limit 200`

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

/** `fields` are as PostgreSQL has them. */
type AttentionRow = { kind: string; since: Date; fields: object }

export type SoldVariant = { product_id: string; variant_id: string }

/** Returns what staff must look at, the newest first. */
export function listAttentionRows(container: MedusaContainer): Promise<AttentionRow[]> {
  return readRows(container, ALL_ITEMS_SQL)
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
