import { describe, expect, it } from 'vitest'
import { apiErrorSchema } from '@contract/api/api-error'
import { cartItemSchema } from '@contract/cart/cart-item'
import { getCartItemId } from '@contract/cart/cart-item-id'
import { catalogueSchema } from '@contract/catalogue/catalogue'
import {
  checkoutRequestSchema,
  checkoutResponseSchema,
  REPLACES_HEADER,
  buildReturnUrls,
} from '@contract/cart/checkout-request'
import { buildCatalogue, buildCartLine } from '../../support/products'

const REQUEST = {
  items: [buildCartLine()],
  deliveryOption: 'shipping',
  ...buildReturnUrls('https://shop.example'),
}

describe('the checkout contract', () => {
  it('names a line by product and size, joined by a dash [147]', () => {
    expect(getCartItemId('prod_1', 'M')).toBe('prod_1-M')
  })

  it('takes a line with exactly its eight fields [148]', () => {
    expect(cartItemSchema.safeParse(buildCartLine()).success).toBe(true)
    expect(cartItemSchema.safeParse({ ...buildCartLine(), colour: 'red' }).success).toBe(false)
    expect(cartItemSchema.safeParse({ ...buildCartLine(), quantity: 11 }).success).toBe(false)
  })

  it('reads a product with its fields [145] [146]', () => {
    expect(catalogueSchema.safeParse(buildCatalogue()).success).toBe(true)
    expect(catalogueSchema.safeParse({ products: [{ id: 'x' }] }).success).toBe(false)
  })

  it('takes items, deliveryOption, successUrl and cancelUrl, and nothing else [152]', () => {
    expect(checkoutRequestSchema.safeParse(REQUEST).success).toBe(true)
    expect(checkoutRequestSchema.safeParse({ ...REQUEST, total: 1 }).success).toBe(false)
    expect(checkoutRequestSchema.safeParse({ ...REQUEST, items: [] }).success).toBe(false)
    expect(checkoutRequestSchema.safeParse({ ...REQUEST, deliveryOption: 'drone' }).success).toBe(false)
  })

  it('names the session that it takes the place of in a header', () => {
    expect(REPLACES_HEADER).toBe('Replaces-Session')
  })

  it('answers an id and an address [153]', () => {
    expect(checkoutResponseSchema.safeParse({ id: 'cs_1', url: 'https://pay.example' }).success).toBe(true)
    expect(checkoutResponseSchema.safeParse({ url: 'https://pay.example' }).success).toBe(false)
  })

  it('sends the buyer back to the success page with literal braces, or to the root [218] [219]', () => {
    expect(buildReturnUrls('https://shop.example')).toEqual({
      successUrl: 'https://shop.example/checkout-success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://shop.example/',
    })
  })
})

describe('the answer to a checkout', () => {
  const session = { id: 'cs_1', url: 'https://pay.example/cs_1' }
  const refusal = { error: 'Cart is empty or invalid', code: 'invalid_request' }

  it('is a session with its page, or an error in words [153]', () => {
    expect(checkoutResponseSchema.parse(session)).toEqual(session)
    expect(apiErrorSchema.parse(refusal)).toEqual(refusal)
    for (const answer of [refusal, { url: session.url }, { id: session.id }])
      expect(checkoutResponseSchema.safeParse(answer).success).toBe(false)
    for (const answer of [session, { code: 'invalid_request' }, { error: 7, code: 'x' }])
      expect(apiErrorSchema.safeParse(answer).success).toBe(false)
  })
})
