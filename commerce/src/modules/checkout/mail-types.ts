import type { InferTypeOf } from '@medusajs/framework/types'
import type { MailKind, MailState } from '../../contract/order-mails'
import type { CheckoutMail } from './models/checkout-mail'

export const MAIL_ID_PREFIX = 'chkm'

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

export type OutboxMail = Omit<InferTypeOf<typeof CheckoutMail>, 'kind' | 'facts' | 'deleted_at'> & {
  kind: MailKind
  facts: MailFacts
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
