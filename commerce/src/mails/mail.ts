import type { OrderMailKind, MailState } from '../contract/orders/order-mails'
import type { RequestMailKind } from './mail-kinds'
import type { EncodedFields } from '../contract/custom-print/field-names'
import type { PrintSpec } from '../contract/custom-print/print-spec'
import type { PrintQuote } from '../contract/custom-print/print-quote'
import type { Language } from '../contract/site/language'
import type { DeliveryOption } from '../contract/cart/delivery-option'

/** The kinds of alerts to the studio. */
export const ALERT_KINDS = [
  'payment_unsettled',
  'mail_given_up',
  'backup_old',
  'backup_missing',
  'disk_full',
  'certificate_ending',
  'accounts_alike',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** The data of a mail about an order that are not in its checkout, as they were when the mail was queued. */
export type OrderMailData = {
  buyerName?: string
  address?: string[]
  buyerEmail?: string
  items?: { name: string; size: string; quantity: number }[]
  tracking?: Tracking[]
  /** In Rappen. */
  refunded?: number
  /** Whether all that was paid is refunded. */
  isInFull?: boolean
  /** The buyer's reason for a return, and the studio's answer. */
  reason?: string
  answer?: string
  /** The note at the payment about a mail of this kind that was sent before the database was set back. */
  sentNote?: string
  /** Whether it is noted at the payment that this mail was sent. */
  isNoted?: boolean
}

type Tracking = { number: string; url: string }

/**
 * The data from which the link of a mail about an account is created when it is sent.
 * They never contain the token itself.
 */
type AccountMailData = {
  password_reset: { tokenId: string; expiresAt: string; language?: Language }
  invitation: { inviteId: string }
}

/**
 * The data of a mail about a request of custom printing. Amounts in Rappen.
 * The token of its link is created when it is sent.
 */
export type RequestMailData = {
  requestId: string
  number: number
  /** The number of the request whose print is ordered again. */
  reorderOf?: number
  language: Language
  name: string
  email: string
  note: string
  requestedDate: string | null
  delivery: DeliveryOption
  spec: PrintSpec
  quote: PrintQuote
  taxRatePercent: number
  currency: string
  /** The studio's question, reason or message, or the change that the buyer wants. */
  words: string
  /** Days as 'YYYY-MM-DD' at the studio. */
  proof?: { version: number; readyOn: string; validUntil: string }
}

/**
 * The data of an alert, as they were when it was raised. `reason` has the words of what failed, '' where it left none;
 * kinds that say themselves why have no such value.
 */
export type AlertMailData = { kind: AlertKind; values: Record<string, string | number> }

/** A row of `checkout_mail`. */
export type MailRow = {
  id: string
  /** The checkout; null for an alert, and for a mail about an account or a request. */
  intent_id: string | null
  order_id: string | null
  /** Checked by the types of the code only: a check in the database would need a migration for each new kind. */
  kind: string
  occasion: string
  recipient: string
  facts: Record<string, unknown>
  state: MailState
  attempts: number
  /** Part of the Message-ID, as mail programs hide a mail with a repeated one. */
  round: number
  next_attempt_at: Date
  sent_at: Date | null
  last_error: string | null
  created_at: Date
  updated_at: Date
}

type OutboxRow = Omit<MailRow, 'kind' | 'facts' | 'intent_id'>

export type OrderMail = OutboxRow & { kind: OrderMailKind; intent_id: string; data: OrderMailData }

export type AccountMail = {
  [Kind in AccountMailKind]: OutboxRow & { kind: Kind; intent_id: null; data: AccountMailData[Kind] }
}[AccountMailKind]

export type AlertMail = OutboxRow & { kind: 'alert'; intent_id: null; data: AlertMailData }

export type RequestMail = OutboxRow & {
  kind: RequestMailKind
  intent_id: null
  data: EncodedFields<RequestMailData>
}

export type OutboxMail = OrderMail | AccountMail | AlertMail | RequestMail

export type NewOrderMail = {
  checkoutId: string
  orderId: string | null
  kind: OrderMailKind
  subjectId: string
  recipient: string
  data: OrderMailData
  state?: Extract<MailState, 'queued' | 'withheld'>
}

type NewAccountMail = {
  [Kind in AccountMailKind]: {
    kind: Kind
    subjectId: string
    recipient: string
    data: AccountMailData[Kind]
  }
}[AccountMailKind]

export type NewAlertMail = Pick<AlertMail, 'kind' | 'recipient' | 'data'> & { subjectId: string }

export type NewRequestMail = Pick<RequestMail, 'kind' | 'recipient' | 'data'> & { subjectId: string }

export type NewMail = NewOrderMail | NewAccountMail | NewAlertMail | NewRequestMail

/** `failed`: given up; `postponed`: tried again after a pause. */
export type SendAttempt =
  | { outcome: 'sent' }
  | { outcome: 'withheld' }
  | { outcome: 'failed'; error: string }
  | { outcome: 'postponed'; error: string; pauseMs: number }

/** The mails to staff about their own account. */
type AccountMailKind = 'password_reset' | 'invitation'
