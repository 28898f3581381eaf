import * as z from 'zod/mini'

/** Every mail about an order, and what staff call it. not_placed: paid, but no order could be made of it. */
export const MAIL_LABELS = {
  confirmation: 'Order confirmation',
  studio_notice: 'Notice to the studio',
  shipped: 'Shipped',
  tracking_corrected: 'Tracking number corrected',
  not_shipped: 'Not shipped after all',
  ready: 'Ready for pickup',
  not_ready: 'Not ready after all',
  return_requested: 'Return requested',
  return_notice: 'Notice of a return to the studio',
  return_received: 'Return received',
  return_declined: 'Return declined',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  not_placed: 'No order',
} as const
export type MailKind = keyof typeof MAIL_LABELS

/** withheld: staff asked Medusa not to notify, or its link opens nothing any more. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'withheld'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Answer of GET /admin/orders/:id/mails; times as ISO 8601. */
export const orderMailsSchema = z.strictObject({
  mails: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(Object.keys(MAIL_LABELS) as MailKind[]),
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

/** Answer of POST /admin/orders/:id/mails/:mailId. */
export const resentMailSchema = z.strictObject({ recipient: z.string() })
