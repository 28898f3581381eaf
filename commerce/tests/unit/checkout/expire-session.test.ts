import { asValue } from '@medusajs/framework/awilix'
import { createMedusaContainer } from '@medusajs/framework/utils'
import Stripe from 'stripe'
import { describe, expect, it, vi } from 'vitest'
import { expireReplacedSession } from '../../../src/checkout/expire-session'
import { CHECKOUT_STATUSES, type CheckoutStatus } from '../../../src/checkout/checkout'
import { CHECKOUT } from '../mails/sample-order-mail'

const OPEN = { status: 'open' }
const PAID = { status: 'complete', payment_status: 'paid' }
const AWAITED = { status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'processing' } }
const UNPAID = {
  ...AWAITED,
  payment_intent: { status: 'requires_payment_method' },
}

/** Replaces an earlier session that has this status here, and about which the provider answers this. */
async function replace(
  status: CheckoutStatus | 'unknown',
  retrieve: () => Promise<object> = async () => OPEN,
  expire: () => Promise<object> = refuse,
): Promise<string> {
  const recordRequestedExpiry = vi.fn(async () => undefined)
  const checkout = status === 'unknown' ? undefined : { ...CHECKOUT, status }
  const container = createMedusaContainer()
  container.register({
    logger: asValue({ info: vi.fn() }),
    stripe: asValue({ checkout: { sessions: { expire, retrieve } } }),
    reconciliationQueue: asValue({ add: vi.fn() }),
    checkoutStore: asValue({ findBySessionId: async () => checkout, recordRequestedExpiry }),
  })
  try {
    await expireReplacedSession('cs_1', container)
    return recordRequestedExpiry.mock.calls.length === 0 ? 'nothing to close' : 'closed'
  } catch (error) {
    return (error as { body: { code: string } }).body.code
  }
}

/** The provider's answer for a session that is complete. */
async function refuse(): Promise<object> {
  throw new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'complete' })
}

async function stayAway(): Promise<object> {
  throw new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'away' })
}

describe('a cart that goes to pay again', () => {
  it('has its earlier page closed first, so that nobody can pay both', async () => {
    expect(await replace('open', undefined, async () => ({}))).toBe('closed')
  })

  const outcomes = {
    unknown: 'nothing to close',
    opening: 'already_paid',
    open: 'already_paid',
    settling: 'already_paid',
    review: 'already_paid',
    paid: 'already_paid',
    failed: 'nothing to close',
    refunded: 'nothing to close',
  } as const satisfies Record<CheckoutStatus | 'unknown', string>

  it.each(['unknown', ...CHECKOUT_STATUSES] as const)(
    'is paid for once, where its earlier checkout is %s',
    async (status) => expect(await replace(status, async () => PAID)).toBe(outcomes[status]),
  )

  it.each([
    ['is paid', PAID, 'already_paid'],
    ['is being paid', AWAITED, 'already_paid'],
    ['was not paid in the end', UNPAID, 'nothing to close'],
  ])('is told so where its earlier page %s, though the shop has not heard of it', async (_, session, end) => {
    expect(await replace('open', async () => session)).toBe(end)
  })

  it('goes on where the provider no longer knows its earlier page', async () => {
    const message = 'No such session'
    const unknown = { type: 'invalid_request_error', code: 'resource_missing', message } as const
    const retrieve = async () => {
      throw new Stripe.errors.StripeInvalidRequestError(unknown)
    }
    expect(await replace('open', retrieve)).toBe('nothing to close')
  })

  it('waits where the provider does not say whether the earlier page is paid', async () => {
    expect(await replace('open', stayAway, stayAway)).toBe('unavailable')
    expect(await replace('open', async () => OPEN, stayAway)).toBe('unavailable')
  })
})
