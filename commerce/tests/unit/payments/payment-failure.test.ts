import { MedusaError } from '@medusajs/framework/utils'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { getErrorMessage } from '../../../src/lib/error-message'
import { createUnavailableRefusal } from '../../../src/refusals/shop-refusal'
import {
  hasExhaustedAttempts,
  isTransientFailure,
  MAX_FAILED_ATTEMPTS,
} from '../../../src/payments/payment-failure'

/** Returns the object that a workflow of Medusa's throws in place of an error. */
function asWorkflowThrows(error: Error): object {
  return { ...error, message: error.message, name: error.name, stack: error.stack }
}

describe('a paid checkout', () => {
  it('is tried eight times before its money goes back [F2]', () => {
    expect([0, 1, 7].map(hasExhaustedAttempts)).toEqual([false, false, false])
    expect([8, 9].map(hasExhaustedAttempts)).toEqual([true, true])
    expect(MAX_FAILED_ATTEMPTS).toBe(8)
  })

  it.each<[string, unknown]>([
    ['the database is away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['the database stops', asWorkflowThrows(Object.assign(new Error('terminating'), { code: '57P01' }))],
    [
      'two writers block each other',
      asWorkflowThrows(Object.assign(new Error('deadlock'), { code: '40P01' })),
    ],
    ['the disk is full', { message: 'insert failed', cause: { message: 'no space', code: '53100' } }],
    ['all connections are taken', { message: 'Knex: Timeout acquiring a connection. The pool is full' }],
    [
      'the provider cannot be reached',
      new Stripe.errors.StripeConnectionError({ message: 'x', type: 'api_error' }),
    ],
    [
      'the provider fails',
      asWorkflowThrows(new Stripe.errors.StripeAPIError({ message: 'x', type: 'api_error' })),
    ],
    ['the shop says so', createUnavailableRefusal()],
    ['an attempt before still holds the cart', { message: 'Timed-out acquiring lock.' }],
    [
      'another server has made the order',
      asWorkflowThrows(
        new MedusaError(
          'invalid_data',
          "Order with metadata ->> 'checkout_intent'::text): chki_1, already exists.",
        ),
      ),
    ],
    [
      'two orders of a new buyer are made at once',
      asWorkflowThrows(
        new MedusaError(
          'invalid_data',
          'Customer with email: buyer@example.ch, has_account: false, already exists.',
        ),
      ),
    ],
  ])('waits for what passes by itself, and counts nothing: %s', (_name, error) => {
    expect(isTransientFailure(error)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['no shipping profile', asWorkflowThrows(new MedusaError('invalid_data', 'The cart items require ...'))],
    ['an error of ours', new TypeError('x is not a function')],
    [
      'a request that the provider refuses',
      new Stripe.errors.StripeInvalidRequestError({ message: 'x', type: 'invalid_request_error' }),
    ],
    ['anything else that is thrown', 'broken'],
    ['nothing', undefined],
  ])('is counted as failed for what does not: %s', (_name, error) => {
    expect(isTransientFailure(error)).toBe(false)
  })
})

it('names the reason of every failure, never [object Object] [F2]', () => {
  const sentence = 'The cart items require shipping profiles that are not satisfied'
  const reasons = [
    new Error(sentence),
    asWorkflowThrows(new MedusaError('invalid_data', sentence)),
    sentence,
  ].map(getErrorMessage)
  expect(reasons).toEqual([sentence, sentence, sentence])
  expect(getErrorMessage(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe(
    'ECONNREFUSED',
  )
  for (const thrown of [{}, null, undefined, 7, { message: {} }, { message: '' }])
    expect(getErrorMessage(thrown)).toMatch(/^Unknown failure/)
})
