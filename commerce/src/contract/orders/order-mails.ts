import * as z from 'zod/mini'

/** All mails about an order. not_placed: paid, but no order could be placed. */
export const ORDER_MAIL_KINDS = [
  'confirmation',
  'studio_notice',
  'screens_made',
  'shipped',
  'tracking_corrected',
  'not_shipped',
  'ready',
  'not_ready',
  'return_requested',
  'return_notice',
  'return_received',
  'return_declined',
  'refunded',
  'cancelled',
  'not_placed',
] as const
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number]

/**
 * withheld: staff did not want it, or it is not needed: what it tells of was undone or is moot, its link has expired, or it
 * had left before the database was set back.
 */
const MAIL_STATES = ['queued', 'sent', 'failed', 'withheld'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Response of GET /admin/orders/:id/mails. Times in ISO 8601. */
export const orderMailsSchema = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ORDER_MAIL_KINDS),
      recipient: z.string(),
      state: z.enum(MAIL_STATES),
      attempts: z.number(),
      error: z.nullable(z.string()),
      createdAt: z.string(),
      sentAt: z.nullable(z.string()),
    }),
  ),
})
export type OrderMails = z.infer<typeof orderMailsSchema>

/** Response of POST /admin/orders/:id/mails/:mailId. */
export const resentMailSchema = z.object({ recipient: z.string() })
