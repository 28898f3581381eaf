import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../src/contract/api/messages'
import { ShopRefusal } from '../../../src/refusals/shop-refusal'
import { toShopRefusal } from '../../../src/stripe/stripe-errors'

const { errors } = Stripe
const getAnswer = (error: unknown) => {
  if (!(error instanceof ShopRefusal)) return error
  return { status: error.status, ...error.body }
}
const TIMED_OUT = { status: 504, code: 'timed_out', error: 'Request timed out. Please try again.' }
const UNAVAILABLE = { status: 503, code: 'unavailable', error: MESSAGES.status503 }

describe('what a buyer reads of the payment provider', () => {
  it.each([
    'Request timed out',
    'The connection TIMEOUT',
    'time out',
    'Request aborted due to timeout',
    'aborted',
  ])('that it took too long: %s', (message) => {
    expect(
      getAnswer(toShopRefusal(new errors.StripeConnectionError({ type: 'api_error', message }))),
    ).toEqual(TIMED_OUT)
  })

  it.each([
    ['is out of reach', new errors.StripeConnectionError({ type: 'api_error', message: 'ECONNREFUSED' })],
    ['is broken', new errors.StripeAPIError({ type: 'api_error', message: 'timed out inside' })],
    [
      'wants fewer requests',
      new errors.StripeRateLimitError({ type: 'rate_limit_error', message: 'slow' } as never),
    ],
  ])('that it %s, with a sentence that promises nothing', (_, error) => {
    expect(getAnswer(toShopRefusal(error))).toEqual(UNAVAILABLE)
  })

  it('that it opened no session, while the log keeps why', () => {
    const error = new errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'amount' })
    const failure = toShopRefusal(error)
    expect(getAnswer(failure)).toEqual({
      status: 500,
      code: 'provider_refused',
      error: MESSAGES.sessionFailed,
    })
    expect(failure).toHaveProperty('cause', error)
  })

  it('nothing of what went wrong elsewhere', () => {
    const error = new Error('Request timed out')
    expect(toShopRefusal(error)).toBe(error)
    for (const odd of ['odd', null, undefined]) expect(toShopRefusal(odd)).toBe(odd)
  })
})
