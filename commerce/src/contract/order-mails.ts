/** Every mail about an order, and what staff call it. not_placed: paid, but no order could be made of it. */
export const MAIL_LABELS = {
  confirmation: 'Order confirmation',
  studio_notice: 'Notice to the studio',
  shipped: 'Shipped',
  ready: 'Ready for pickup',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  not_placed: 'No order',
} as const
export type MailKind = keyof typeof MAIL_LABELS

/** withheld: staff asked Medusa not to notify, or its link opens nothing any more. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'withheld'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Answer of GET /admin/orders/:id/mails; times as ISO 8601. */
export type OrderMails = {
  mails: {
    id: string
    kind: MailKind
    recipient: string
    state: MailState
    attempts: number
    error: string | null
    createdAt: string
    sentAt: string | null
  }[]
}
