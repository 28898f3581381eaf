import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { describe, expect, it, vi } from 'vitest'
import {
  findSessionIdByPayment,
  getChargedAtS,
  getPaymentMetadata,
  getPaymentMethod,
  getRefundedAmount,
  getSessionStatus,
  readPaidAt,
  retrieveSession,
  SESSION_ID,
} from '../../../src/stripe/checkout-session'

const session = (values: object) => values as Stripe.Checkout.Session
const createStripe = (retrieve: (...args: unknown[]) => Promise<unknown>) =>
  ({ checkout: { sessions: { retrieve } } }) as unknown as Stripe

describe('a checkout at the payment provider', () => {
  it.each([
    ['open', 'is not over', { status: 'open', payment_status: 'unpaid' }],
    ['expired', 'was left until its end', { status: 'expired', payment_status: 'unpaid' }],
    ['paid', 'is paid', { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' }],
    [
      'processing',
      'has its money on the way',
      { status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'processing' } },
    ],
    [
      'processing',
      'names its payment only',
      { status: 'complete', payment_status: 'unpaid', payment_intent: 'pi_1' },
    ],
    ['processing', 'has no payment', { status: 'complete', payment_status: 'unpaid', payment_intent: null }],
    [
      'payment_failed',
      'was refused by the bank',
      { status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'requires_payment_method' } },
    ],
    [
      'payment_failed',
      'was called off',
      { status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'canceled' } },
    ],
  ])('stands %s where it %s', (status, _, values) => {
    expect(getSessionStatus(session(values))).toBe(status)
  })

  it('counts as paid by one rule, for the buyer, the books and refunds alike', () => {
    const server = join(import.meta.dirname, '..', '..', '..', 'src')
    const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
    const readers = files.filter(
      (file) => file.endsWith('.ts') && /\.payment_status\b/.test(readFileSync(join(server, file), 'utf8')),
    )
    expect(readers).toEqual(['stripe/checkout-session.ts'])
  })

  it('tells how much of it has gone back', () => {
    const paid = (latestCharge: unknown) => session({ payment_intent: { latest_charge: latestCharge } })
    expect(getRefundedAmount(paid({ amount_refunded: 1200 }))).toBe(1200)
    for (const nothing of [paid(null), paid('ch_1'), paid(undefined), session({ payment_intent: null })])
      expect(getRefundedAmount(nothing)).toBe(0)
    expect(getRefundedAmount(session({ payment_intent: 'pi_1' }))).toBe(0)
  })

  it.each([
    ['before anything is paid', null, undefined, 5, {}],
    ['where its payment is named only', 'pi_1', undefined, 5, {}],
    ['where its charge is named only', { metadata: {}, latest_charge: 'ch_1' }, undefined, 5, {}],
    ['while the bank thinks', { metadata: { sent: 'x' }, latest_charge: null }, undefined, 5, { sent: 'x' }],
    [
      'where Stripe keeps the method to itself',
      { metadata: {}, latest_charge: { created: 9, payment_method_details: null } },
      undefined,
      9,
      {},
    ],
    [
      'once it is paid',
      { metadata: {}, latest_charge: { created: 9, payment_method_details: { type: 'twint' } } },
      'twint',
      9,
      {},
    ],
  ])('tells what it can %s', (_, payment, method, chargedAtS, metadata) => {
    const read = session({ created: 5, payment_intent: payment })
    expect([getPaymentMethod(read), getChargedAtS(read), getPaymentMetadata(read)]).toEqual([
      method,
      chargedAtS,
      metadata,
    ])
  })

  it.each([
    ['cs_test_a-1', true],
    [`cs_${'a'.repeat(200)}`, true],
    [`cs_${'a'.repeat(201)}`, false],
    ['xcs_1', false],
    ['cs_1/../orders', false],
    ['cs_', false],
  ])('has an id by which its order can be read, and %j is one: %s', (id, isId) => {
    expect(SESSION_ID.test(id)).toBe(isId)
  })

  it('is found by its payment, if that was made at one', async () => {
    const list = vi.fn(async () => ({ data: [{ id: 'cs_1' }] as { id: string }[] }))
    const stripe = { checkout: { sessions: { list } } } as unknown as Stripe
    expect(await findSessionIdByPayment('pi_1', stripe)).toBe('cs_1')
    expect(list).toHaveBeenCalledWith({ payment_intent: 'pi_1', limit: 1 })
    list.mockResolvedValue({ data: [] })
    expect(await findSessionIdByPayment('pi_1', stripe)).toBeUndefined()
  })

  it('is paid when its card was charged', async () => {
    const charge = { created: 1_796_079_600, payment_method_details: { type: 'card' } }
    const paid = session({ id: 'cs_1', created: 5, payment_intent: { latest_charge: charge } })
    expect(await readPaidAt(paid, {} as Stripe)).toEqual(new Date('2026-11-30T23:00:00Z'))
  })

  it.each([
    [
      'when its event tells',
      [
        ['cs_2', 1200],
        ['cs_1', 1100],
        ['cs_1', 900],
      ],
      1100,
    ],
    [
      'when the money was asked for, where it came at once',
      [
        ['cs_2', 1200],
        ['cs_1', 900],
      ],
      1000,
    ],
    ['when the money was asked for, where Stripe keeps no event any more', [], 1000],
  ] as const)('by another method is paid %s', async (_, events, paidAt) => {
    const charge = { created: 1000, payment_method_details: { type: 'twint' } }
    const list = vi.fn(async function* (_filter: object) {
      for (const [id, created] of events)
        yield { type: 'checkout.session.async_payment_succeeded', created, data: { object: { id } } }
    })
    const paid = session({ id: 'cs_1', created: 5, payment_intent: { latest_charge: charge } })
    expect(await readPaidAt(paid, { events: { list } } as unknown as Stripe)).toEqual(new Date(paidAt * 1000))
    expect(list).toHaveBeenCalledWith({ type: 'checkout.session.async_payment_succeeded', limit: 100 })
  })

  it('is asked for with its payment and charge', async () => {
    const retrieve = vi.fn(async () => ({ id: 'cs_1' }))
    expect(await retrieveSession('cs_1', createStripe(retrieve))).toEqual({ id: 'cs_1' })
    expect(retrieve).toHaveBeenCalledWith('cs_1', { expand: ['payment_intent.latest_charge'] })
  })

  it('is none that the provider does not know, and one that it could not be asked for is no such', async () => {
    const fail = (error: Error) => retrieveSession('cs_1', createStripe(vi.fn().mockRejectedValue(error)))
    const { StripeInvalidRequestError, StripeConnectionError } = Stripe.errors
    const refuse = (code: string) => new StripeInvalidRequestError({ type: 'invalid_request_error', code })
    expect(await fail(refuse('resource_missing'))).toBeUndefined()
    for (const error of [
      refuse('parameter_invalid'),
      new StripeConnectionError({ type: 'api_error', message: 'down' }),
      Object.assign(new Error('other'), { code: 'resource_missing' }),
    ])
      await expect(fail(error)).rejects.toBe(error)
  })
})
