/**
 * confirmation, shipped, ready (for pickup), refunded, cancelled and not_placed (paid, but no order could be made
 * of it, so the money went back) go to the buyer; studio_notice goes to the studio.
 */
export type MailKind =
  | 'confirmation'
  | 'studio_notice'
  | 'shipped'
  | 'ready'
  | 'refunded'
  | 'cancelled'
  | 'not_placed'

/** What a mail says beyond the checkout intent that it belongs to, as it was when the mail became due. */
export type MailFacts = {
  buyerName?: string
  /** Lines of the delivery address. */
  address?: string[]
  /** The buyer's address, for the studio. */
  buyerEmail?: string
  /** What is in this parcel or lies ready. */
  items?: { name: string; size: string; quantity: number }[]
  tracking?: Tracking[]
  /** What went back to the buyer, in Rappen. */
  refunded?: number
}

/** A parcel's number, and where the carrier shows it; the address is empty where the staff gave none. */
export type Tracking = { number: string; url: string }

export type MailState = 'queued' | 'sent' | 'failed' | 'withheld'

/** A row of checkout_mail. */
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
}

export type NewMail = {
  intentId: string
  orderId: string | null
  kind: MailKind
  /** With the kind, what the mail is about: an id of Medusa's or the intent's. */
  subjectId: string
  recipient: string
  facts: MailFacts
  state?: Extract<MailState, 'queued' | 'withheld'>
}

/** What became of one attempt to send a mail. */
export type Attempt =
  | { outcome: 'sent' }
  | { outcome: 'failed'; error: string }
  | { outcome: 'postponed'; error: string; pauseMs: number }
