import type { MailKind } from '../contract/orders/order-mails'
import type { Checkout } from '../checkout/checkout'
import type { OrderMail } from './mail'

/**
 * The mails that follow from a payment alone. Where a database was set back to a backup, its payments are found at Stripe
 * and settled again, and these mails would leave a second time: that they have left is noted at the payment
 * (docs/decisions/009).
 */
export const NOTED_KINDS = ['confirmation', 'studio_notice', 'not_placed'] as const satisfies MailKind[]

/** The key of a payment's metadata at Stripe. */
export const toNoteKey = (kind: MailKind): string => `mail_${kind}`

/**
 * Returns what is noted of a mail: the numbers in it, as another number has to be told. `invoice` is that of the file
 * that travels with it.
 */
export function formatSentNote(
  kind: MailKind,
  { order_number: number, total }: Pick<Checkout, 'order_number' | 'total'>,
  invoice: string | undefined,
): string {
  if (kind === 'not_placed') return `refund ${total}`
  return `order ${number}${invoice === undefined ? '' : `, invoice ${invoice}`}`
}

/**
 * Whether a mail has been sent with the same numbers, before the database was set back. One that staff send again always
 * leaves.
 */
export function wasSentBefore(
  { kind, round, facts }: Pick<OrderMail, 'kind' | 'round' | 'facts'>,
  checkout: Pick<Checkout, 'order_number' | 'total'>,
  invoice: string | undefined,
): boolean {
  return round === 1 && facts.sentNote === formatSentNote(kind, checkout, invoice)
}
