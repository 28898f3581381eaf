import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { CHECKOUT_MODULE } from '../../modules/checkout'
import type { MailFacts, NewMail } from '../../modules/checkout/mail-types'
import type { CheckoutModuleService } from '../../modules/checkout/service'
import { readParcel, readRefund } from './mail-facts'
import { mailSender } from './mail-sender'

/** Something that happened to an order in Medusa, of which the buyer has no mail yet. */
type Owed = {
  kind: Extract<NewMail['kind'], 'shipped' | 'ready' | 'refunded' | 'cancelled'>
  /** Of the fulfilment, the refund or the order. */
  subject_id: string
  intent_id: string
  order_id: string
  email: string
  buyer_name: string
}

/** One thing that just happened, or everything that has stood long enough that no workflow will take it back. */
type Scope = { about: string; isWithheld?: boolean } | { settledForMs: number }

/** How far back a sweep looks, in days: far longer than the shop is ever down. */
const LOOK_BACK_DAYS = 7
/** Longest that a query of the sweep may take, in milliseconds. */
const TIMEOUT_MS = 3500

/**
 * What Medusa's own tables say has happened, less what the outbox knows. In SQL, because it spans three modules and
 * asks for what is absent; Medusa's query cannot. An order that is cancelled refunds itself: one mail says both.
 */
const HAPPENINGS = `
  with mine as (
    select k.id as intent_id, k.order_id, k.payment_id, k.delivery_option, o.canceled_at, o.email,
      coalesce(nullif(trim(concat_ws(' ', s.first_name, s.last_name)), ''),
        trim(concat_ws(' ', b.first_name, b.last_name))) as buyer_name
    from checkout_intent k join "order" o on o.id = k.order_id
    left join order_address s on s.id = o.shipping_address_id
    left join order_address b on b.id = o.billing_address_id
    where k.order_id is not null
  ), happened as (
    select case when delivery_option = 'pickup' then 'ready' else 'shipped' end as kind,
      f.id as subject_id, mine.*, f.id as about,
      case when delivery_option = 'pickup' then f.created_at else f.shipped_at end as happened_at
    from mine join order_fulfillment l on l.order_id = mine.order_id and l.deleted_at is null
    join fulfillment f on f.id = l.fulfillment_id
    where f.deleted_at is null and f.canceled_at is null
    union all
    select 'refunded', r.id, mine.*, r.payment_id, r.created_at
    from mine join refund r on r.payment_id = mine.payment_id
    where r.deleted_at is null and mine.canceled_at is null
    union all
    select 'cancelled', mine.order_id, mine.*, mine.order_id, mine.canceled_at from mine
  )
  select kind, subject_id, intent_id, order_id, email, buyer_name from happened
  where happened_at is not null
    and not exists (select 1 from checkout_mail m where m.occasion = kind || ':' || subject_id)`

/**
 * Puts into the outbox what the buyers must be told of, and wakes the sender. An event of Medusa's brings it here at
 * once; should the process die before, the sweep does. Either way once: the occasion is unique.
 */
export async function noteOwedMails(scope: Scope, container: MedusaContainer): Promise<void> {
  const owed = await readOwed(scope, container)
  if (owed.length === 0) return
  const isWithheld = 'isWithheld' in scope && scope.isWithheld === true
  const mails: NewMail[] = []
  for (const row of owed) {
    mails.push({
      intentId: row.intent_id,
      orderId: row.order_id,
      kind: row.kind,
      subjectId: row.subject_id,
      recipient: row.email,
      facts: {
        ...(row.buyer_name === '' ? {} : { buyerName: row.buyer_name }),
        ...(await factsOf(row, container)),
      },
      state: isWithheld ? 'withheld' : 'queued',
    })
  }
  await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).mails.add(mails)
  mailSender(container).wake()
}

async function readOwed(scope: Scope, container: MedusaContainer): Promise<Owed[]> {
  const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const [condition, values] =
    'about' in scope
      ? ['about = ?', [scope.about]]
      : [
          "happened_at between now() - ? * interval '1 day' and now() - ? * interval '1 millisecond'",
          [LOOK_BACK_DAYS, scope.settledForMs],
        ]
  const { rows }: { rows: Owed[] } = await database
    .raw(`${HAPPENINGS} and ${condition} order by happened_at limit 100`, values)
    .timeout(TIMEOUT_MS, { cancel: true })
  return rows
}

function factsOf(
  { kind, subject_id: id, order_id: orderId }: Owed,
  container: MedusaContainer,
): Promise<MailFacts> {
  switch (kind) {
    case 'shipped':
    case 'ready':
      return readParcel(id, container)
    case 'refunded':
      return readRefund({ refundId: id }, container)
    case 'cancelled':
      return readRefund({ orderId }, container)
  }
}
