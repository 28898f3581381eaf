import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { toFrancs } from '../../contract/money'
import type { Attention, Finding } from '../../contract/studio'
import { errorMessage } from '../../lib/error-message'
import { keptBackFindings } from './kept-back'
import { QUERY_LIMIT } from '../../lib/query-limit'

const ATTEMPTS = 3
const STUCK_AFTER = "interval '10 minutes'"
const TOLD_FOR = "interval '14 days'"

const FINDINGS = `
  select 'review' as kind, k.id, k.updated_at as since, k.reason, k.session_id, k.total, k.currency,
    null as mail, null as recipient, null as order_id, null::int as order_number
  from checkout_intent k where k.status = 'review'
  union all
  select 'unsettled', e.session_id, min(e.created_at), max(e.error), e.session_id, null, null, null, null, null, null
  from checkout_event e where e.processed_at is null and e.attempts >= ${ATTEMPTS} group by e.session_id
  union all
  select 'unsettled', k.session_id, k.updated_at, k.reason, k.session_id, null, null, null, null, null, null
  from checkout_intent k where k.status = 'settling'
    and (k.failed_attempts >= ${ATTEMPTS} or k.updated_at < now() - ${STUCK_AFTER})
    and not exists (select 1 from checkout_event e
      where e.session_id = k.session_id and e.processed_at is null and e.attempts >= ${ATTEMPTS})
  union all
  select 'not_placed', k.id, k.updated_at, k.reason, k.session_id, k.total, k.currency, null, null, null, null
  from checkout_intent k where k.status = 'refunded' and k.failed_attempts > 0
    and k.updated_at > now() - ${TOLD_FOR}
  union all
  select 'mail', m.id, m.updated_at, m.last_error, null, null, null, m.kind, m.recipient, m.order_id, k.order_number
  from checkout_mail m left join checkout_intent k on k.id = m.intent_id where m.state = 'failed'
  order by since desc limit 200`

type Row = {
  kind: Exclude<Finding['kind'], 'kept_back'>
  id: string
  since: Date
  reason: string | null
  session_id: string | null
  total: number | null
  currency: string | null
  mail: string | null
  recipient: string | null
  order_id: string | null
  order_number: number | null
}

/** What waits for a person, the newest first, behind what is kept back. */
export async function attention(container: MedusaContainer): Promise<Attention> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [found, keptBack, lastWebhook, waiting] = await Promise.all([
    database.raw<{ rows: Row[] }>(FINDINGS).timeout(...QUERY_LIMIT),
    keptBackFindings(container).catch((error: unknown): Finding[] => {
      // Findings about money are shown all the same.
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`What the shop keeps back could not be read: ${errorMessage(error)}`)
      return []
    }),
    database('checkout_event')
      .orderBy('created_at', 'desc')
      .first<{ type: string; created_at: Date } | undefined>('type', 'created_at')
      .timeout(...QUERY_LIMIT),
    database('checkout_mail')
      .where({ state: 'queued' })
      .count<{ count: string }[]>('id')
      .timeout(...QUERY_LIMIT),
  ])
  return {
    findings: [...keptBack, ...found.rows.map(findingOf)],
    lastWebhook: lastWebhook ? { type: lastWebhook.type, at: lastWebhook.created_at.toISOString() } : null,
    waitingMails: Number(waiting[0]?.count ?? 0),
  }
}

function findingOf(row: Row): Finding {
  const shared = { since: row.since.toISOString(), reason: row.reason ?? '' }
  switch (row.kind) {
    case 'review':
    case 'not_placed':
      return {
        kind: row.kind,
        id: row.id,
        ...shared,
        sessionId: row.session_id ?? '',
        total: toFrancs(row.total ?? 0),
        currency: row.currency ?? '',
      }
    case 'unsettled':
      return { kind: 'unsettled', ...shared, sessionId: row.session_id ?? '' }
    case 'mail':
      return {
        kind: 'mail',
        id: row.id,
        ...shared,
        mail: row.mail ?? '',
        recipient: row.recipient ?? '',
        orderId: row.order_id,
        orderNumber: row.order_number,
      }
  }
}
