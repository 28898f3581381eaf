import { describe, expect, it } from 'vitest'
import { findContradictions, type PaymentRecords } from './find-contradictions'
import type { PressRecords } from './find-print-contradictions'

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
  press: { requests: [], proofs: [], checkouts: [], mails: [] },
  listed: new Set(),
  unprocessedEvents: 0,
  strayReservations: 0,
  wrongLevels: 0,
  wordlessRefusals: [],
}

describe('the checker', () => {
  it('finds nothing where all records agree', () => {
    expect(findContradictions(WELL)).toEqual([])
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
    [
      'all that went back, whose goods are nobody’s',
      { paid: [{ ...PAID, refunded: 4220 }], orders: [{ ...ORDER, paid: 0, reserved: null }] },
    ],
    ['a session that nobody has paid', { paid: [], orders: [], mails: [] }],
  ])('leaves %s alone', (_what, change) => {
    expect(findContradictions({ ...WELL, ...change })).toEqual([])
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
    ['an order that does not count as paid', { orders: [{ ...ORDER, collection: 'awaiting' }] }],
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
    ['events that wait', { unprocessedEvents: 1 }],
    ['reservations of nobody', { strayReservations: 1 }],
    ['levels that do not add up', { wrongLevels: 1 }],
    ['a refusal without a word', { wordlessRefusals: ['500 /api/orders ""'] }],
  ])('finds %s', (_what, change) => {
    expect(findContradictions({ ...WELL, ...change })).toHaveLength(1)
  })
})

const RECEIVED = {
  request_id: 'preq_1',
  kind: 'press_received',
  version: null,
  total: 4000,
  state: 'sent',
  caught: 1,
}
const PROOF_MAIL = { ...RECEIVED, kind: 'press_proof', version: 1, total: 4220 }
const REQUEST = { id: 'preq_1', state: 'paid', is_deleted: false }
const PROOF = { id: 'prof_1', request_id: 'preq_1', version: 1, total: 4220, approvals: 1 }
const PROOF_CHECKOUT = {
  id: 'chki_1',
  proof_id: 'prof_1',
  session_id: 'cs_1',
  status: 'paid',
  total: 4220,
  invoiced: 4220,
  is_old: false,
}
const PRESS: PressRecords = {
  requests: [REQUEST],
  proofs: [PROOF],
  checkouts: [PROOF_CHECKOUT],
  mails: [RECEIVED, PROOF_MAIL],
}

describe('the checker of the press', () => {
  const newer = { ...PROOF, id: 'prof_2', version: 2, approvals: 0 }
  const open = { ...PROOF_CHECKOUT, status: 'open', invoiced: null }
  it.each<[string, Partial<PressRecords>]>([
    ['a paid print', {}],
    ['a print whose invoice is not written yet', { checkouts: [{ ...PROOF_CHECKOUT, invoiced: null }] }],
    ['a payment page that nobody opened in five minutes', { requests: [{ ...REQUEST, state: 'proofed' }], checkouts: [{ ...open, status: 'opening', is_old: true }] }], // oxfmt-ignore
    ['what is being paid', { requests: [{ ...REQUEST, state: 'approved' }], checkouts: [open] }],
    [
      'what was approved, not paid, and changed',
      {
        requests: [{ ...REQUEST, state: 'proofed' }],
        proofs: [PROOF, newer],
        checkouts: [{ ...open, status: 'failed' }],
        mails: [RECEIVED, PROOF_MAIL, { ...PROOF_MAIL, kind: 'press_newer_proof', version: 2 }],
      },
    ],
    ['a print whose drawing is deleted', { requests: [{ ...REQUEST, is_deleted: true }], mails: [] }],
  ])('leaves %s alone', (_what, change) => {
    expect(findContradictions({ ...WELL, press: { ...PRESS, ...change } })).toEqual([])
  })

  it.each<[string, Partial<PressRecords>]>([
    ['a request that is paid without a payment', { checkouts: [] }],
    ['a payment whose request waits', { requests: [{ ...REQUEST, state: 'proofed' }] }],
    ['a request that waits for no payment', { requests: [{ ...REQUEST, state: 'approved' }], checkouts: [] }],
    ['a page that is being opened of a request that waits for none', { requests: [{ ...REQUEST, state: 'proofed' }], checkouts: [{ ...open, status: 'opening' }] }], // oxfmt-ignore
    ['a payment page of a request that waits for none', { requests: [{ ...REQUEST, state: 'proofed' }], checkouts: [open] }], // oxfmt-ignore
    ['two approvals of a proof', { proofs: [{ ...PROOF, approvals: 2 }] }],
    ['a payment that nobody approved', { proofs: [{ ...PROOF, approvals: 0 }] }],
    ['a checkout of another sum', { checkouts: [{ ...PROOF_CHECKOUT, total: 4221 }] }],
    ['an invoice of another sum', { checkouts: [{ ...PROOF_CHECKOUT, invoiced: 4221 }] }],
    ['a mail of another sum', { mails: [RECEIVED, { ...PROOF_MAIL, total: 4221 }] }],
    ['a proof that nobody was told of', { mails: [RECEIVED] }],
    ['a request that was not confirmed', { mails: [PROOF_MAIL] }],
    ['a proof that was told twice', { mails: [RECEIVED, PROOF_MAIL, PROOF_MAIL] }],
    ['a mail that came twice', { mails: [RECEIVED, { ...PROOF_MAIL, caught: 2 }] }],
  ])('finds %s', (_what, change) => {
    expect(findContradictions({ ...WELL, press: { ...PRESS, ...change } })).toHaveLength(1)
  })

  it('finds two payment pages of a proof, and another sum at the provider', () => {
    const requests = [{ ...REQUEST, state: 'approved' }]
    const second = { ...open, id: 'chki_2', session_id: 'cs_2' }
    expect(findContradictions({ ...WELL, press: { ...PRESS, requests, checkouts: [open, second] } })).toEqual(
      ['proof prof_1: 2 checkouts may be paid'],
    )
    const paid = [{ ...PAID, amount: 4221 }]
    const orders = [{ ...ORDER, captured: 42.21, paid: 42.21 }]
    expect(findContradictions({ ...WELL, paid, orders, press: PRESS })).toEqual([
      'proof prof_1: it says 4220, paid were 4221',
    ])
  })
})
