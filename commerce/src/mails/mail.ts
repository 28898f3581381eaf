import type { MailKind, MailState } from '../contract/orders/order-mails'
import type { RequestMailKind } from '../contract/custom-print/request-mails'
import type { PrintSpec } from '../contract/custom-print/print-spec'
import type { PrintQuote } from '../contract/custom-print/print-quote'
import type { Language } from '../contract/settings'
import type { DeliveryOption } from '../contract/money/totals'

/** What may need a person. */
export type AlertKind =
  | 'payment_unsettled'
  | 'mail_given_up'
  | 'backup_old'
  | 'backup_missing'
  | 'disk_full'
  | 'certificate_ending'

/** What a mail says beyond its checkout, as it was when it became due. */
export type OrderMailData = {
  buyerName?: string
  address?: string[]
  buyerEmail?: string
  items?: { name: string; size: string; quantity: number }[]
  tracking?: Tracking[]
  /** In Rappen. */
  refunded?: number
  /** Whether that is all that was paid. */
  isInFull?: boolean
  /** Of a return: the buyer's, and the studio's. */
  reason?: string
  answer?: string
}

type Tracking = { number: string; url: string }

/** What the link of a mail about an account is made of when it is sent: never the link's token itself. */
type AccountMailData = {
  password_reset: { tokenId: string; expiresAt: string; language?: Language }
  invitation: { inviteId: string }
}

/** What a mail about a request to print a drawing says; amounts in Rappen. The token of its link is made when it is sent. */
export type RequestMailFacts = {
  requestId: string
  number: number
  /** The number of the request whose print is ordered again. */
  reorderOf?: number
  language: Language
  name: string
  email: string
  note: string
  wishDate: string | null
  delivery: DeliveryOption
  job: PrintSpec
  quote: PrintQuote
  taxRatePercent: number
  currency: string
  /** The studio's question, its reason or its message, or the change that the buyer wants. */
  words: string
  /** Days as 'YYYY-MM-DD' at the studio. */
  proof?: { version: number; readyOn: string; validUntil: string }
}

/** What an alert says, as it was when it was raised. */
export type AlertMailData = { kind: AlertKind; values: Record<string, string | number> }

/** A row of `checkout_mail`. */
export type MailRow = {
  id: string
  /** The checkout; null for an alert, and for a mail about an account or a request. */
  intent_id: string | null
  order_id: string | null
  /** By the type of what is added: a check in the database would need a migration for each new one. */
  kind: string
  occasion: string
  recipient: string
  facts: Record<string, unknown>
  state: MailState
  attempts: number
  /** Part of the Message-ID: mail programs hide a repeated one. */
  round: number
  next_attempt_at: Date
  sent_at: Date | null
  last_error: string | null
  created_at: Date
  updated_at: Date
}

type OutboxRow = Omit<MailRow, 'kind' | 'facts' | 'intent_id'>

export type OrderMail = OutboxRow & { kind: MailKind; intent_id: string; facts: OrderMailData }

export type AccountMail = {
  [Kind in AccountMailKind]: OutboxRow & { kind: Kind; intent_id: null; facts: AccountMailData[Kind] }
}[AccountMailKind]

export type AlertMail = OutboxRow & { kind: 'alert'; intent_id: null; facts: AlertMailData }

export type RequestMail = OutboxRow & { kind: RequestMailKind; intent_id: null; facts: RequestMailFacts }

export type OutboxMail = OrderMail | AccountMail | AlertMail | RequestMail

export type NewMail = {
  checkoutId: string
  orderId: string | null
  kind: MailKind
  subjectId: string
  recipient: string
  facts: OrderMailData
  state?: Extract<MailState, 'queued' | 'withheld'>
}

export type NewAccountMail = {
  [Kind in AccountMailKind]: {
    kind: Kind
    subjectId: string
    recipient: string
    facts: AccountMailData[Kind]
  }
}[AccountMailKind]

export type NewAlertMail = Pick<AlertMail, 'kind' | 'recipient' | 'facts'> & { subjectId: string }

export type NewRequestMail = Pick<RequestMail, 'kind' | 'recipient' | 'facts'> & { subjectId: string }

export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'withheld' }
  | { outcome: 'failed'; error: string }
  | { outcome: 'postponed'; error: string; pauseMs: number }

/** The mails to staff about their own account, which belong to no order. */
type AccountMailKind = 'password_reset' | 'invitation'

/** What a mail exists for once; stands in rows and in the SQL of stores. */
export const toOccasion = (kind: OutboxMail['kind'], subjectId: string): string => `${kind}:${subjectId}`
