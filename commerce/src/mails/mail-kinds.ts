import type { OrderMailKind } from '../contract/orders/order-mails'

type OrderSubject = 'checkout' | 'order' | 'parcel' | 'tracking' | 'return' | 'refund'

export type MailKindFacts = {
  /** Which data it has, and who builds it: the file of `content` of this name. */
  family: 'order' | 'request' | 'account' | 'alert'
  /** To whom it goes. The studio reads it in its own language. */
  audience: 'buyer' | 'studio' | 'staff'
  /** What its subject is. Of each subject there is one mail of this kind. `deletion`: of a request. */
  subjectType: OrderSubject | 'request' | 'proof' | 'decision' | 'deletion' | 'reset' | 'invitation' | 'alert'
  /**
   * What of it goes with the personal data of its request: its row, or the person whom it names. `next_day`: its row, a day
   * after it was sent, as it tells of the deletion.
   */
  erasure: 'none' | 'row' | 'person' | 'next_day'
  /** Whether it is withheld after a full refund, as nobody waits for parcel or print any more. */
  isMootAfterRefund: boolean
}

const ORDER = { family: 'order', erasure: 'none' } as const
const REQUEST = { family: 'request', isMootAfterRefund: false } as const
const ACCOUNT = { family: 'account', audience: 'staff', erasure: 'none', isMootAfterRefund: false } as const

/** The kinds of mails. What kinds differ in, but for what they say, is asked of this. */
export const MAIL_KINDS = {
  confirmation: { ...ORDER, audience: 'buyer', subjectType: 'checkout', isMootAfterRefund: false },
  studio_notice: { ...ORDER, audience: 'studio', subjectType: 'checkout', isMootAfterRefund: false },
  not_placed: { ...ORDER, audience: 'buyer', subjectType: 'checkout', isMootAfterRefund: false },
  screens_made: { ...ORDER, audience: 'buyer', subjectType: 'order', isMootAfterRefund: true },
  shipped: { ...ORDER, audience: 'buyer', subjectType: 'parcel', isMootAfterRefund: false },
  not_shipped: { ...ORDER, audience: 'buyer', subjectType: 'parcel', isMootAfterRefund: true },
  ready: { ...ORDER, audience: 'buyer', subjectType: 'parcel', isMootAfterRefund: false },
  not_ready: { ...ORDER, audience: 'buyer', subjectType: 'parcel', isMootAfterRefund: true },
  tracking_corrected: { ...ORDER, audience: 'buyer', subjectType: 'tracking', isMootAfterRefund: false },
  return_requested: { ...ORDER, audience: 'buyer', subjectType: 'return', isMootAfterRefund: false },
  return_notice: { ...ORDER, audience: 'studio', subjectType: 'return', isMootAfterRefund: false },
  return_received: { ...ORDER, audience: 'buyer', subjectType: 'return', isMootAfterRefund: false },
  return_declined: { ...ORDER, audience: 'buyer', subjectType: 'return', isMootAfterRefund: false },
  refunded: { ...ORDER, audience: 'buyer', subjectType: 'refund', isMootAfterRefund: false },
  cancelled: { ...ORDER, audience: 'buyer', subjectType: 'order', isMootAfterRefund: false },
  press_received: { ...REQUEST, audience: 'buyer', subjectType: 'request', erasure: 'row' },
  press_notice: { ...REQUEST, audience: 'studio', subjectType: 'request', erasure: 'row' },
  press_question: { ...REQUEST, audience: 'buyer', subjectType: 'decision', erasure: 'row' },
  press_answered: { ...REQUEST, audience: 'studio', subjectType: 'decision', erasure: 'row' },
  press_proof: { ...REQUEST, audience: 'buyer', subjectType: 'proof', erasure: 'row' },
  press_newer_proof: { ...REQUEST, audience: 'buyer', subjectType: 'proof', erasure: 'row' },
  press_change_wanted: { ...REQUEST, audience: 'studio', subjectType: 'decision', erasure: 'row' },
  press_declined: { ...REQUEST, audience: 'buyer', subjectType: 'decision', erasure: 'row' },
  press_withdrawn: { ...REQUEST, audience: 'studio', subjectType: 'decision', erasure: 'person' },
  press_ending: { ...REQUEST, audience: 'buyer', subjectType: 'request', erasure: 'row' },
  press_deleted: { ...REQUEST, audience: 'buyer', subjectType: 'deletion', erasure: 'next_day' },
  password_reset: { ...ACCOUNT, subjectType: 'reset' },
  invitation: { ...ACCOUNT, subjectType: 'invitation' },
  alert: {
    family: 'alert',
    audience: 'studio',
    subjectType: 'alert',
    erasure: 'none',
    isMootAfterRefund: false,
  },
} as const satisfies Record<OrderMailKind, MailKindFacts> & Record<string, MailKindFacts>

export type MailKind = keyof typeof MAIL_KINDS

/** The kinds with these facts. */
export type MailKindWith<Facts extends Partial<MailKindFacts>> = {
  [Kind in MailKind]: (typeof MAIL_KINDS)[Kind] extends Facts ? Kind : never
}[MailKind]

export type RequestMailKind = MailKindWith<{ family: 'request' }>

export function isMailKindWith<const Facts extends Partial<MailKindFacts>>(
  kind: MailKind,
  facts: Facts,
): kind is MailKindWith<Facts> {
  const own: MailKindFacts = MAIL_KINDS[kind]
  return Object.entries(facts).every(([name, value]) => own[name as keyof MailKindFacts] === value)
}

export function listMailKinds<const Facts extends Partial<MailKindFacts>>(
  facts: Facts,
): MailKindWith<Facts>[] {
  return (Object.keys(MAIL_KINDS) as MailKind[]).filter((kind) => isMailKindWith(kind, facts))
}
