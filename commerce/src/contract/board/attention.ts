import * as z from 'zod/mini'
import { offerIssueSchema } from '../admin/offer'
import { PAGES } from '../site/pages'
import { type BoardOrder, findOpenReturns } from './board-order'
import { ORDER_PROBLEMS } from './order-problem'

/** The board's list of what needs attention. */
export const ATTENTION_LIST_PATH = `${PAGES.admin.path}?list=attention`

/**
 * Something that staff must look at. review: paid, but not the quoted amount, or a second time; unsettled: maybe
 * paid, without an order; not_placed: refunded, as no order could be placed; kept_back: sold before, no longer
 * offered; press_full: custom printing takes no new requests; blanks_short: a proof could not be approved, as
 * blank shirts are missing; refund_failed: the money of a refund never reached the buyer; order_broken: an order does
 * not add up, or did not until the shop mended it.
 */
export const attentionItemSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['review', 'not_placed']),
    id: z.string(),
    since: z.string(),
    reason: z.string(),
    sessionId: z.string(),
    total: z.number(),
    currency: z.string(),
  }),
  z.object({
    kind: z.literal('refund_failed'),
    /** Stripe's id of the refund. */
    id: z.string(),
    since: z.string(),
    /** Stripe's, such as 'expired_or_canceled_card'. */
    reason: z.string(),
    /** In francs. */
    amount: z.number(),
    currency: z.string(),
    sessionId: z.string(),
    /** Null where no order was made of the payment. */
    orderId: z.nullable(z.string()),
    orderNumber: z.nullable(z.number()),
  }),
  z.object({
    kind: z.literal('unsettled'),
    since: z.string(),
    reason: z.string(),
    sessionId: z.string(),
  }),
  z.object({
    kind: z.literal('blanks_short'),
    since: z.string(),
    /** The number of the request. */
    number: z.number(),
    /** The requested and the free pieces, such as '12 × M (4), 8 × L (0)'. */
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('kept_back'),
    since: z.string(),
    productId: z.string(),
    title: z.string(),
    issues: z.array(offerIssueSchema),
  }),
  z.object({
    kind: z.literal('press_full'),
    since: z.string(),
    open: z.int(),
    bytes: z.number(),
  }),
  z.object({
    kind: z.literal('order_broken'),
    since: z.string(),
    problem: z.enum(ORDER_PROBLEMS),
    subject: z.string(),
    orderId: z.nullable(z.string()),
    /** The number of the order. */
    number: z.nullable(z.number()),
    /** A size, a parcel, or the kind of the change. */
    detail: z.string(),
    isMended: z.boolean(),
  }),
  z.object({
    kind: z.literal('mail'),
    id: z.string(),
    since: z.string(),
    reason: z.string(),
    mail: z.string(),
    recipient: z.string(),
    orderId: z.nullable(z.string()),
    orderNumber: z.nullable(z.number()),
  }),
])
export type AttentionItem = z.infer<typeof attentionItemSchema>

/** Returns a key that differs from those of all other items of the list. */
export function getAttentionKey(item: AttentionItem): string {
  switch (item.kind) {
    case 'kept_back':
      return `kept_back ${item.productId}`
    case 'press_full':
      return item.kind
    case 'order_broken':
      return `${item.problem} ${item.subject} ${item.isMended}`
    case 'blanks_short':
      return `blanks_short ${item.number} ${item.reason}`
    case 'unsettled':
      return `unsettled ${item.sessionId}`
    default:
      return `${item.kind} ${item.id}`
  }
}

/** Response of GET /admin/attention. */
export const attentionSchema = z.object({
  findings: z.array(attentionItemSchema),
  lastWebhook: z.nullable(z.object({ type: z.string(), at: z.string() })),
  waitingMails: z.number(),
})
export type Attention = z.infer<typeof attentionSchema>

/** Returns how much needs attention: the items, and the returns of `orders` that are open. */
export function countOpenItems({ findings }: Attention, orders: readonly BoardOrder[]): number {
  return findings.length + findOpenReturns(orders).length
}
