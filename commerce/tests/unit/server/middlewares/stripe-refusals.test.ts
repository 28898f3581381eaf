import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../src/contract/site/language'
import { toStripeRefusal } from '../../../../src/server/middlewares/stripe-refusals'

const { errors } = Stripe
const refuse = (code?: string, message = 'No.') =>
  new errors.StripeInvalidRequestError({ type: 'invalid_request_error', message, ...(code && { code }) })
const read = (error: unknown) => toStripeRefusal(error, 'en')

describe('what staff read where Stripe refuses something', () => {
  it.each([
    ['has sent the money back already', 'charge_already_refunded', /already sent this money back/],
    ['is asked for a disputed payment', 'charge_disputed', /disputes this payment/],
    [
      'is asked for a disputed payment, in its other word',
      'refund_disputed_payment',
      /disputes this payment/,
    ],
    ['has too little money of the studio', 'balance_insufficient', /balance at Stripe is too low/],
    ['can no longer send it the way it came', 'charge_not_refundable', /by bank transfer/],
    ['does not know the payment', 'resource_missing', /does not know this payment/],
    ['no longer takes the key', 'api_key_expired', /secret key/],
  ])('is a sentence that says what to do, where it %s', (_, code, sentence) => {
    expect(read(refuse(code))).toMatchObject({
      status: 400,
      body: { code: 'provider_refused', message: expect.stringMatching(sentence) },
    })
  })

  it('is Stripe’s own message, for all that the shop has no sentence of', () => {
    const message = 'Refund amount (5000) is greater than unrefunded amount on charge (4220)'
    for (const error of [
      refuse(undefined, message),
      refuse('brand_new', message),
      refuse('toString', message),
    ])
      expect(read(error)?.body.message).toBe(`Stripe has refused this. It says: ${message}`)
  })

  it('is that it may have been done, where Stripe does not answer', () => {
    for (const error of [
      new errors.StripeConnectionError({ type: 'api_error', message: 'timed out' }),
      new errors.StripeAPIError({ type: 'api_error', message: 'down' }),
      new errors.StripeRateLimitError({ type: 'rate_limit_error', message: 'slow' } as never),
      refuse('lock_timeout'),
    ])
      expect(read(error)).toMatchObject({
        status: 503,
        body: { message: expect.stringMatching(/three minutes/) },
      })
  })

  it('is about the key, where Stripe does not let the shop in', () => {
    for (const ErrorClass of [errors.StripeAuthenticationError, errors.StripePermissionError])
      expect(
        read(new ErrorClass({ type: 'authentication_error', message: 'x' } as never))?.body.message,
      ).toMatch(/secret key/)
  })

  it('is the same after a workflow has handed the error on, and in every language another', () => {
    const { type, code, message } = refuse('charge_disputed')
    expect(read({ type, code, message, stack: '' })).toEqual(read(refuse('charge_disputed')))
    for (const error of [refuse('charge_disputed'), refuse('other', 'Nein')]) {
      const said = LANGUAGES.map((language) => toStripeRefusal(error, language)?.body.message)
      expect(new Set(said).size).toBe(LANGUAGES.length)
    }
  })

  it('is nothing of Stripe, where it was not Stripe', () => {
    for (const error of [
      new Error('x'),
      Object.assign(new Error('x'), { type: 'not_found' }),
      null,
      'Stripe',
    ])
      expect(read(error)).toBeUndefined()
  })
})
