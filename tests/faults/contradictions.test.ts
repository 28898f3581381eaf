import { describe, expect, it } from 'vitest'
import { contradictions, type PaymentRecords } from './contradictions'

const PAID = { id: 'cs_1', amount: 4220, currency: 'chf', refunded: 0 }
const ORDER = {
  order_id: 'order_1',
  number: 1,
  session_id: 'cs_1',
  currency: 'chf',
  pieces: 1,
  payments: 1,
  captures: 1,
  captured: 42.2,
  collection: 'completed',
  paid: 42.2,
  reserved: 1,
}
const CHECKOUT = { id: 'chki_1', session_id: 'cs_1', status: 'paid' }
const MAIL = { intent_id: 'chki_1', kind: 'confirmation', state: 'sent', caught: 1 }
const WELL: PaymentRecords = {
  paid: [PAID],
  checkouts: [CHECKOUT],
  orders: [ORDER],
  mails: [MAIL],
  listed: new Set(),
  unsettled: 0,
  strayReservations: 0,
  wrongLevels: 0,
  withoutMessage: [],
}

describe('the checker', () => {
  it('finds nothing where all records agree', () => {
    expect(contradictions(WELL)).toEqual([])
  })

  const inReview = [{ ...CHECKOUT, status: 'review' }]
  const refunded = [{ ...CHECKOUT, status: 'refunded' }]
  const mails = [{ ...MAIL, kind: 'not_placed' }]
  it.each<[string, Partial<PaymentRecords>]>([
    ['what the staff see', { checkouts: inReview, orders: [], mails: [], listed: new Set(['cs_1']) }],
    [
      'what went back, with its mail',
      { paid: [{ ...PAID, refunded: 4220 }], checkouts: refunded, orders: [], mails },
    ],
    ['a part that went back', { paid: [{ ...PAID, refunded: 1000 }], orders: [{ ...ORDER, paid: 32.2 }] }],
    ['a session that nobody has paid', { paid: [], orders: [], mails: [] }],
  ])('leaves %s alone', (_what, change) => {
    expect(contradictions({ ...WELL, ...change })).toEqual([])
  })

  it.each<[string, Partial<PaymentRecords>]>([
    ['money without an order', { orders: [] }],
    ['money that no checkout knows', { checkouts: [] }],
    ['two orders', { orders: [ORDER, { ...ORDER, order_id: 'order_2' }] }],
    ['an order without money', { paid: [] }],
    ['an order of nobody', { orders: [ORDER, { ...ORDER, session_id: null }] }],
    ['a wrong amount', { orders: [{ ...ORDER, captured: 42.21 }] }],
    ['an amount that is not on the order', { orders: [{ ...ORDER, paid: 0 }] }],
    ['a refund that the order does not show', { paid: [{ ...PAID, refunded: 1000 }] }],
    ['a wrong currency', { orders: [{ ...ORDER, currency: 'eur' }] }],
    ['two captures', { orders: [{ ...ORDER, captures: 2 }] }],
    ['stock that was not taken', { orders: [{ ...ORDER, reserved: 0 }] }],
    ['stock that was taken twice', { orders: [{ ...ORDER, reserved: 2 }] }],
    ['no mail', { mails: [] }],
    ['two mails', { mails: [MAIL, MAIL] }],
    ['a mail that came twice', { mails: [{ ...MAIL, caught: 2 }] }],
    ['a mail that waits', { mails: [{ ...MAIL, state: 'queued', caught: 0 }] }],
    ['what is in review and nobody sees', { checkouts: inReview, orders: [], mails: [] }],
    ['what is in review and has an order', { checkouts: inReview, listed: new Set(['cs_1']) }],
    ['what is called refunded with the money here', { checkouts: refunded, orders: [], mails }],
    ['settling without an end', { checkouts: [{ ...CHECKOUT, status: 'settling' }] }],
    ['events that wait', { unsettled: 1 }],
    ['reservations of nobody', { strayReservations: 1 }],
    ['levels that do not add up', { wrongLevels: 1 }],
    ['a refusal without a word', { withoutMessage: ['500 /api/orders ""'] }],
  ])('finds %s', (_what, change) => {
    expect(contradictions({ ...WELL, ...change })).toHaveLength(1)
  })
})
