import type { MedusaContainer } from '@medusajs/framework/types'
import type { Attention, AttentionItem } from '../contract/board/attention'
import { errorMessage } from '../lib/error-message'
import { listWithheldProducts } from '../studio/queries/kept-back'
import { readRows } from '../lib/database'

const ATTEMPTS = 3
const STUCK_AFTER = "interval '10 minutes'"
const SHOWN_FOR = "interval '14 days'"

/*
 * `deleted_at is null` where nothing of ours is ever deleted: Medusa's indexes are for such rows alone.
 */

/** What every finding about a checkout says of it; its total in francs. */
const CHECKOUT_JSON_SQL = `'id', k.id, 'reason', coalesce(k.reason, ''), 'sessionId', coalesce(k.session_id, ''),
  'total', k.total / 100.0, 'currency', k.currency`

/** Given up, and not that of a new password, which is asked for again. Only those of orders can be sent again. */
const FAILED_MAIL_SQL = `m.state = 'failed' and m.deleted_at is null and m.kind <> 'password_reset'
    and (m.order_id is not null or m.updated_at > now() - ${SHOWN_FOR})`

const ATTENTION_SQL = `
  select 'review' as kind, k.updated_at as since, jsonb_build_object(${CHECKOUT_JSON_SQL}) as facts
  from checkout_intent k where k.status = 'review' and k.deleted_at is null
  union all
  select 'unsettled', min(e.created_at),
    jsonb_build_object('sessionId', e.session_id, 'reason', coalesce(max(e.error), ''))
  from checkout_event e
  where e.processed_at is null and e.deleted_at is null and e.attempts >= ${ATTEMPTS} group by e.session_id
  union all
  select 'unsettled', k.updated_at,
    jsonb_build_object('sessionId', k.session_id, 'reason', coalesce(k.reason, ''))
  from checkout_intent k where k.status = 'settling' and k.deleted_at is null
    and (k.failed_attempts >= ${ATTEMPTS} or k.updated_at < now() - ${STUCK_AFTER})
    and not exists (select 1 from checkout_event e
      where e.session_id = k.session_id and e.processed_at is null and e.deleted_at is null
        and e.attempts >= ${ATTEMPTS})
  union all
  select 'not_placed', k.updated_at, jsonb_build_object(${CHECKOUT_JSON_SQL})
  from checkout_intent k where k.status = 'refunded' and k.deleted_at is null and k.failed_attempts > 0
    and k.updated_at > now() - ${SHOWN_FOR}
  union all
  select 'blanks_short', d.at, jsonb_build_object('number', r.number, 'reason', d.words)
  from press_decision d join press_request r on r.id = d.request_id
  where d.kind = 'blanks_short' and r.state = 'proofed'
    and not exists (select 1 from press_proof newer join press_proof seen on seen.id = d.proof_id
      where newer.request_id = r.id and newer.version > seen.version)
  union all
  select 'mail', m.updated_at, jsonb_build_object('id', m.id, 'reason', coalesce(m.last_error, ''),
    'mail', m.kind, 'recipient', m.recipient, 'orderId', m.order_id, 'orderNumber', k.order_number)
  from checkout_mail m left join checkout_intent k on k.id = m.intent_id where ${FAILED_MAIL_SQL}
  order by since desc limit 200`

const LAST_WEBHOOK = `
  select type, created_at as at from checkout_event where deleted_at is null order by created_at desc limit 1`
const WAITING_MAILS = `
  select count(*)::int as count from checkout_mail where state = 'queued' and deleted_at is null`

type Row = { kind: string; since: Date; facts: object }

/** What waits for a person, the newest first, behind what is kept back. */
export async function listAttentionItems(container: MedusaContainer): Promise<Attention> {
  const [found, keptBack, full, [lastWebhook], [waiting]] = await Promise.all([
    readRows<Row>(container, ATTENTION_SQL),
    listWithheldProducts(container).catch((error: unknown): AttentionItem[] => {
      // Findings about money are shown all the same.
      const logger = container.resolve('logger')
      logger.error(`What the shop keeps back could not be read: ${errorMessage(error)}`)
      return []
    }),
    listCapacityItems(container),
    readRows<{ type: string; at: Date }>(container, LAST_WEBHOOK),
    readRows<{ count: number }>(container, WAITING_MAILS),
  ])
  return {
    findings: [...full, ...keptBack, ...found.map(toAttentionItem)],
    lastWebhook: lastWebhook ? { type: lastWebhook.type, at: lastWebhook.at.toISOString() } : null,
    waitingMails: waiting?.count ?? 0,
  }
}

/** Since when is not known: it is so now. */
async function listCapacityItems(container: MedusaContainer): Promise<AttentionItem[]> {
  const { isFull, open, bytes } = await container.resolve('printRequestStore').readUsage()
  return isFull ? [{ kind: 'press_full', since: new Date().toISOString(), open, bytes }] : []
}

function toAttentionItem({ kind, since, facts }: Row): AttentionItem {
  return { kind, since: since.toISOString(), ...facts } as AttentionItem
}
