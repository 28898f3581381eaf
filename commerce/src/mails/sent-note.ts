import type { OrderMailKind } from '../contract/orders/order-mails'
import type { Checkout } from '../checkout/checkout'
import type { OrderMail } from './mail'
import { listMailKinds } from './mail-kinds'

/**
 * Mails about a checkout follow from its payment alone. After a database was set back to a backup, its payments are found at Stripe and
 * completed again, and the mails would leave a second time. So it is noted at the payment that they have left
 * (docs/decisions/009).
 */
export const NOTED_KINDS = listMailKinds({ subjectType: 'checkout' })

/** Returns the key of a note in the metadata of a payment at Stripe. */
export const toNoteKey = (kind: OrderMailKind): string => `mail_${kind}`

/**
 * Returns the note about a mail. It has the numbers in the mail, as one with other numbers has to be sent nevertheless.
 * `invoice` is the number of the attached invoice.
 */
export function formatSentNote(
  kind: OrderMailKind,
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
  { kind, round, data }: Pick<OrderMail, 'kind' | 'round' | 'data'>,
  checkout: Pick<Checkout, 'order_number' | 'total'>,
  invoice: string | undefined,
): boolean {
  return round === 1 && data.sentNote === formatSentNote(kind, checkout, invoice)
}
