import * as z from 'zod/mini'
import { offerIssueSchema } from './offer'

/**
 * Something that waits for a person. review: paid, but not what was quoted; unsettled: perhaps paid, without an order;
 * not_placed: refunded because no order could be made; kept_back: sold before, and not offered any more.
 */
export const findingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['review', 'not_placed']),
    id: z.string(),
    since: z.string(),
    reason: z.string(),
    sessionId: z.string(),
    total: z.number(),
    currency: z.string(),
  }),
  z.strictObject({
    kind: z.literal('unsettled'),
    since: z.string(),
    reason: z.string(),
    sessionId: z.string(),
  }),
  z.strictObject({
    kind: z.literal('kept_back'),
    since: z.string(),
    productId: z.string(),
    title: z.string(),
    issues: z.array(offerIssueSchema),
  }),
  z.strictObject({
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
export type Finding = z.infer<typeof findingSchema>

/** Answer of GET /admin/attention. */
export const attentionSchema = z.strictObject({
  findings: z.array(findingSchema),
  lastWebhook: z.nullable(z.strictObject({ type: z.string(), at: z.string() })),
  waitingMails: z.number(),
})
export type Attention = z.infer<typeof attentionSchema>
