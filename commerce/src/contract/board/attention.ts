import * as z from 'zod/mini'
import { offerIssueSchema } from '../admin/offer'

/**
 * Something that waits for a person. review: paid, but not what was quoted, or a second time; unsettled: perhaps paid,
 * without an order; not_placed: refunded because no order could be made; kept_back: sold before, and not offered any
 * more; press_full: no more requests for printing are taken; blanks_short: a proof could not be approved for want of
 * blank shirts.
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
    kind: z.literal('unsettled'),
    since: z.string(),
    reason: z.string(),
    sessionId: z.string(),
  }),
  z.object({
    kind: z.literal('blanks_short'),
    since: z.string(),
    /** Of the request. */
    number: z.number(),
    /** What was asked for and what was free, such as '12 × M (4), 8 × L (0)'. */
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

/** Answer of GET /admin/attention. */
export const attentionSchema = z.object({
  findings: z.array(attentionItemSchema),
  lastWebhook: z.nullable(z.object({ type: z.string(), at: z.string() })),
  waitingMails: z.number(),
})
export type Attention = z.infer<typeof attentionSchema>
