import type { MedusaContainer } from '@medusajs/framework/types'
import type { AttentionItem } from '../contract/board/attention'
import { readRows } from '../lib/database'
import { buildIsFailedMailSql, buildIsStuckSql, IS_UNPROCESSED_SQL } from './monitoring-sql'

/** After this many attempts staff must look at what should happen by itself. */
const MIN_SHOWN_ATTEMPTS = 3
const SHOWN_FOR_SQL = "interval '14 days'"

/** The columns of an item about a checkout. The total is in francs. */
const CHECKOUT_COLUMNS_SQL = `checkout.id, checkout.updated_at as since, coalesce(checkout.reason, '') as reason,
  coalesce(checkout.session_id, '') as "sessionId", checkout.total / 100.0 as total, checkout.currency`

const IS_FAILING_EVENT_SQL = `${IS_UNPROCESSED_SQL} and event.attempts >= ${MIN_SHOWN_ATTEMPTS}`

/** The other kinds have no rows of their own. */
type StoredKind = Exclude<AttentionItem['kind'], 'kept_back' | 'press_full'>

/** Selects the items of each kind; the columns are an item's fields. */
const ITEMS_SQL: Readonly<Record<StoredKind, string>> = {
  /** Payments of another amount than was quoted, or made twice, until staff close them. */
  review: `
    select ${CHECKOUT_COLUMNS_SQL} from checkout_intent checkout
    where checkout.status = 'review' and checkout.deleted_at is null`,

  /** Payments without an order whose events fail, and those that no event is known of any more. */
  unsettled: `
    select min(event.created_at) as since, event.session_id as "sessionId", coalesce(max(event.error), '') as reason
    from checkout_event event where ${IS_FAILING_EVENT_SQL} group by event.session_id
    union all
    select checkout.updated_at, coalesce(checkout.session_id, ''), coalesce(checkout.reason, '')
    from checkout_intent checkout where checkout.status = 'settling' and checkout.deleted_at is null
      and (checkout.failed_attempts >= ${MIN_SHOWN_ATTEMPTS} or ${buildIsStuckSql('checkout.updated_at')})
      and not exists (select 1 from checkout_event event
        where event.session_id = checkout.session_id and ${IS_FAILING_EVENT_SQL})`,

  /** Payments that went back as no order could be placed. Where that refund has failed, it is listed instead. */
  not_placed: `
    select ${CHECKOUT_COLUMNS_SQL} from checkout_intent checkout
    where checkout.status = 'refunded' and checkout.deleted_at is null and checkout.failed_attempts > 0
      and checkout.updated_at > now() - ${SHOWN_FOR_SQL}
      and not exists (select 1 from failed_refund failed
        where failed.checkout_id = checkout.id and failed.closed_at is null)`,

  /** Refunds that failed at Stripe, until staff close them or as much is refunded after them. */
  refund_failed: `
    select failed.id, failed.failed_at as since, failed.reason, failed.amount / 100.0 as amount, checkout.currency,
      coalesce(checkout.session_id, '') as "sessionId", checkout.order_id as "orderId",
      checkout.order_number as "orderNumber"
    from failed_refund failed
    join checkout_intent checkout on checkout.id = failed.checkout_id and checkout.deleted_at is null
    where failed.undone_at is not null and failed.closed_at is null
      and not exists (select 1 from refund again where again.payment_id = checkout.payment_id
        and again.deleted_at is null and again.created_at > failed.undone_at and again.amount >= failed.amount / 100.0)`,

  /** Proofs that could not be approved, until they are paid or a newer version is sent. */
  blanks_short: `
    select decision.at as since, request.number, decision.words as reason
    from press_decision decision join press_request request on request.id = decision.request_id
    where decision.kind = 'blanks_short' and request.state = 'proofed'
      and not exists (select 1 from press_proof newer join press_proof seen on seen.id = decision.proof_id
        where newer.request_id = request.id and newer.version > seen.version)`,

  /** Mails that were given up. One of no order cannot be sent again, so it leaves the list by itself. */
  mail: `
    select mail.id, mail.updated_at as since, coalesce(mail.last_error, '') as reason, mail.kind as mail, mail.recipient,
      mail.order_id as "orderId", checkout.order_number as "orderNumber"
    from checkout_mail mail left join checkout_intent checkout on checkout.id = mail.intent_id
    where ${buildIsFailedMailSql()} and (mail.order_id is not null or mail.updated_at > now() - ${SHOWN_FOR_SQL})`,

  /** Problems of orders, and those that the shop has mended. */
  order_broken: `
    select problem.found_at as since, problem.kind as problem, problem.subject,
      problem.facts ->> 'orderId' as "orderId", problem.facts -> 'number' as number,
      problem.facts ->> 'detail' as detail, problem.mended_at is not null as "isMended"
    from order_problem problem`,
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
  select distinct variant.product_id, variant.id as variant_id
  from checkout_intent checkout cross join lateral jsonb_array_elements(checkout.lines) line
  join product_variant variant on variant.id = line ->> 'variantId' and variant.deleted_at is null
  join product on product.id = variant.product_id and product.deleted_at is null and product.status = 'published'
  where checkout.status = 'paid' and checkout.created_at > now() - interval '1 year'`

/** `fields` are JSON of PostgreSQL's, and not checked yet. */
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
