import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import type { NewOrderMail } from '../../../src/mails/mail'
import { formatSentNote, NOTED_KINDS, wasSentBefore } from '../../../src/mails/sent-note'
import { addSentNotes } from '../../../src/mails/note-sent-mails'

const checkout = { order_number: 1042, total: 4220 }
const noted = {
  kind: 'confirmation',
  round: 1,
  data: { sentNote: 'order 1042, invoice 2026-0042' },
} as const

describe('a mail of an order that was made again after a restore', () => {
  it('is not sent where the same numbers were sent before', () => {
    expect(wasSentBefore(noted, checkout, '2026-0042')).toBe(true)
  })

  it.each([
    ['has no note, as none has left', { ...noted, data: {} }, checkout, '2026-0042'],
    ['has another number', noted, { ...checkout, order_number: 1043 }, '2026-0042'],
    ['has another invoice', noted, checkout, '2026-0043'],
    ['travels without its invoice', noted, checkout, undefined],
    ['is sent again by staff', { ...noted, round: 2 }, checkout, '2026-0042'],
    ['is of another kind', { ...noted, kind: 'studio_notice' as const }, checkout, undefined],
  ])('is sent where it %s', (_what, mail, order, invoice) => {
    expect(wasSentBefore(mail, order, invoice)).toBe(false)
  })

  it('finds the note of its own kind at the payment, within Stripe’s limits', () => {
    const metadata = Object.fromEntries(
      NOTED_KINDS.map((kind) => [`mail_${kind}`, formatSentNote(kind, checkout, undefined)]),
    )
    const session = { payment_intent: { metadata } } as unknown as Stripe.Checkout.Session
    const mails = [...NOTED_KINDS, 'shipped' as const].map((kind) => ({ kind, data: { buyerName: 'Nina' } }))
    expect(addSentNotes(mails as NewOrderMail[], session).map(({ data }) => data)).toEqual([
      { buyerName: 'Nina', sentNote: 'order 1042' },
      { buyerName: 'Nina', sentNote: 'order 1042' },
      { buyerName: 'Nina', sentNote: 'refund 4220' },
      { buyerName: 'Nina' },
    ])
    for (const key of Object.keys(metadata)) expect(key.length).toBeLessThanOrEqual(40)
  })

  it('is none where the payment is not known', () => {
    const mails = [{ kind: 'confirmation', data: {} }] as NewOrderMail[]
    for (const payment of [null, 'pi_1'])
      expect(addSentNotes(mails, { payment_intent: payment } as Stripe.Checkout.Session)).toEqual(mails)
  })
})
