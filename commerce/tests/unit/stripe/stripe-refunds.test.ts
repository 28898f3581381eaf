import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import {
  createStripeRefund,
  getRefundFailureReason,
  isEffectiveRefund,
} from '../../../src/stripe/stripe-refunds'

describe('a refund at Stripe', () => {
  it.each([
    ['pending', true],
    ['requires_action', true],
    ['succeeded', true],
    [null, true],
    ['failed', false],
    ['canceled', false],
  ])('that is %s counts: %s', (status, counts) => {
    expect(isEffectiveRefund({ status })).toBe(counts)
  })

  it.each([
    ['failed', 'lost_or_stolen_card', 'lost_or_stolen_card'],
    ['failed', undefined, 'unknown'],
    ['canceled', 'merchant_request', 'merchant_request'],
    ['canceled', undefined, 'canceled'],
  ])('that is %s with the reason %s is told as %s', (status, reason, expected) => {
    const failed = { status, ...(reason !== undefined && { failure_reason: reason }) }
    expect(getRefundFailureReason(failed)).toBe(expected)
  })

  it('that has failed by the time Stripe answers is refused, as money that cannot go back', async () => {
    const failed = { id: 're_1', amount: 500, status: 'failed', metadata: { medusa_refund: 'ref_1' } }
    const refunds = { list: async () => ({ data: [failed] }), create: async () => failed }
    const refund = createStripeRefund(
      { paymentIntent: 'pi_1', rappen: 500, refundId: 'ref_1', listKnownIds: async () => [] },
      { refunds } as unknown as Stripe,
    )
    await expect(refund).rejects.toMatchObject({ code: 'charge_not_refundable' })
  })
})
