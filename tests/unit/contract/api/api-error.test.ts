import { describe, expect, it } from 'vitest'
import { createApiError, getApiErrorMessage, apiErrorSchema } from '@contract/api/api-error'
import { findLineIssue, getLineIssueMessage } from '@contract/cart/line-issue'
import { MESSAGES, formatMessage } from '@contract/api/messages'
import { buildCartLine } from '../../support/products'

const SHARED = [
  'empty_cart',
  'invalid_request',
  'idempotency_key_reused',
  'invalid_event',
  'invalid_signature',
  'unauthorized',
  'foreign_origin',
  'too_slow',
  'catalogue_changed',
  'too_many_requests',
  'internal',
  'provider_refused',
  'unavailable',
  'starting',
  'timed_out',
] as const
const ID = { id: 'prod_skull-M' }

describe('what the server says of a failure', () => {
  it.each(SHARED)(
    '%s is a sentence that the page can say in its language, by its code [14] [229]',
    (code) => {
      const error = createApiError(code)
      expect(apiErrorSchema.parse(error)).toEqual(error)
      const shown = getApiErrorMessage(error)
      if ('text' in shown) throw new Error('It is English only')
      expect(error.error).toBe(MESSAGES[shown.key as keyof typeof MESSAGES])
    },
  )

  it('names the first line that it is about, with what it names [14] [229]', () => {
    const lines = [
      { ...ID, code: 'size_gone', values: { size: 'XXS' } } as const,
      { id: 'b', code: 'product_gone' } as const,
    ]
    const error = createApiError('catalogue_changed', lines)
    expect(error).toEqual({
      error: formatMessage('sizeNotAvailable', { size: 'XXS' }),
      code: 'catalogue_changed',
      lines,
    })
    expect(getApiErrorMessage(error)).toEqual({ key: 'sizeNotAvailable', values: { size: 'XXS' } })
  })

  it('is shown as it is where only the server words it [229]', () => {
    const error = { error: 'There is no such order.', code: 'not_found' } as const
    expect(getApiErrorMessage(apiErrorSchema.parse(error))).toEqual({ text: 'There is no such order.' })
  })
})

describe('a line of the cart', () => {
  const offered = { name: 'Crying Skull', currency: 'CHF', size: { available: 3, priceInRappen: 2990 } }
  const { size } = offered
  const values = { name: 'Crying Skull', size: 'M' }

  it.each([
    ['all is well', buildCartLine({ quantity: 3 }), offered, undefined],
    [
      'nobody counts',
      buildCartLine({ quantity: 10 }),
      { ...offered, size: { ...size, available: true } },
      undefined,
    ],
    ['its product is gone', buildCartLine(), undefined, { ...ID, code: 'product_gone' }],
    [
      'its size is gone',
      buildCartLine(),
      { ...offered, size: undefined },
      { ...ID, code: 'size_gone', values: { size: 'M' } },
    ],
    [
      'there are fewer',
      buildCartLine({ quantity: 4 }),
      offered,
      { ...ID, code: 'out_of_stock', values: { ...values, available: 3 } },
    ],
    [
      'it costs another price',
      buildCartLine({ price: 29.91 }),
      offered,
      { ...ID, code: 'price_changed', values: { name: 'Crying Skull', price: 29.9, currency: 'CHF' } },
    ],
    [
      'it costs another currency',
      buildCartLine({ currency: 'EUR' }),
      offered,
      { ...ID, code: 'price_changed', values: { name: 'Crying Skull', price: 29.9, currency: 'CHF' } },
    ],
  ] as const)('is looked at where %s', (_, line, offered, issue) => {
    expect(findLineIssue(line, offered)).toEqual(issue)
  })

  it.each([
    [{ ...ID, code: 'product_gone' }, 'A product in your cart is no longer available. Please remove it.'],
    [{ ...ID, code: 'duplicate_line' }, 'Cart is empty or invalid'],
    [{ ...ID, code: 'size_gone', values: { size: 'M' } }, 'Size "M" is not available for this product'],
    [
      { ...ID, code: 'price_changed', values: { name: 'Donuts', price: 30, currency: 'CHF' } },
      'The price of Donuts has changed to CHF 30.00. Please check your cart.',
    ],
    [
      { ...ID, code: 'out_of_stock', values: { ...values, available: 1 } },
      'Only 1 of Crying Skull in size M left. Please reduce the quantity.',
    ],
    [
      { ...ID, code: 'out_of_stock', values: { ...values, available: 0 } },
      'Crying Skull in size M is sold out. Please remove it from your cart.',
    ],
  ] as const)('tells %o as a sentence', (issue, sentence) => {
    const { key, values } = getLineIssueMessage(issue)
    expect(formatMessage(key, values)).toBe(sentence)
  })
})
