import type { MailKind, MailState } from '../../contract/order-mails'

/** What a mail says beyond its checkout, as it was when it became due. */
export type MailFacts = {
  buyerName?: string
  address?: string[]
  buyerEmail?: string
  items?: { name: string; size: string; quantity: number }[]
  tracking?: Tracking[]
  /** In Rappen. */
  refunded?: number
  /** Whether that is all that was paid. */
  isInFull?: boolean
}

type Tracking = { number: string; url: string }

export type OutboxMail = {
  id: string
  intent_id: string
  order_id: string | null
  kind: MailKind
  occasion: string
  recipient: string
  facts: MailFacts
  state: MailState
  attempts: number
  round: number
  next_attempt_at: Date
  sent_at: Date | null
  last_error: string | null
  created_at: Date
  updated_at: Date
}

export type NewMail = {
  checkoutId: string
  orderId: string | null
  kind: MailKind
  subjectId: string
  recipient: string
  facts: MailFacts
  state?: Extract<MailState, 'queued' | 'withheld'>
}

export type Attempt =
  | { outcome: 'sent' }
  | { outcome: 'failed'; error: string }
  | { outcome: 'postponed'; error: string; pauseMs: number }
