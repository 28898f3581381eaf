import { describe, expect, it } from 'vitest'
import { MESSAGES, formatMessage } from '@contract/api/messages'
import frameDe from '@locales/de/frame-shop.json'
import restDe from '@locales/de/shop.json'
import frame from '@locales/en/frame-shop.json'
import rest from '@locales/en/shop.json'

const shop = { ...frame, ...rest }
const de = { ...frameDe, ...restDe }

/** The browser's sentences in English: the shared ones, and its own. */
const en = { ...MESSAGES, ...shop }

/** The sentences as sections 5 and 8 of the specification spell them. */
const SPECIFIED = {
  productRequired: 'Product information is required',
  sizeRequired: 'Please select a size',
  outOfStock: 'This product is currently out of stock',
  cartInvalid: 'Cart is empty or invalid',
  offline: 'No internet connection. Please check your network and try again.',
  noSessionId: 'Invalid response from checkout service',
  network: 'Network error. Please check your connection and try again.',
  timedOut: 'Request timed out. Please try again.',
  sessionFailed: 'Failed to create checkout session',
  stripeFailed: 'Stripe failed to load',
  checkoutFailed: 'Checkout failed. Please try again.',
  serverStarting: 'Server may be starting up. Please wait a moment and try again.',
  status400: 'Invalid request. Please check your cart and try again.',
  status401: 'Authentication failed. Please refresh the page and try again.',
  status403: 'Access denied. Please contact support if this persists.',
  status404: 'Checkout service not found. Please contact support.',
  status429: 'Too many requests. Please wait a moment and try again.',
  status500: 'Server error. Please try again in a few moments.',
  status503: 'Service temporarily unavailable. Please try again later.',
}

describe('messages', () => {
  it('are worded as specified [191] [192] [194] [229] [242]', () => {
    expect(MESSAGES).toMatchObject(SPECIFIED)
    expect(formatMessage('notInCatalogue')).toMatch(/^Product not found in catalog\b/)
    expect(formatMessage('sizeNotAvailable', { size: 'M' })).toBe(
      'Size "M" is not available for this product',
    )
    expect(formatMessage('maximumReached', { max: 10 })).toBe('Maximum quantity (10) reached for this item')
    expect(formatMessage('statusOther', { status: 418 })).toBe(
      'Request failed with status 418. Please try again.',
    )
  })

  it('stand once: the English texts do not repeat them', () => {
    expect(Object.keys(shop).filter((key) => key in MESSAGES)).toEqual([])
  })

  it('have words of their own in German, with the same values, and no ß [14]', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
    expect(JSON.stringify(de)).not.toContain('ß')
    const values = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
    for (const [key, text] of Object.entries(en)) expect(values(Object(de)[key])).toEqual(values(text))
    expect(de.offline).not.toBe(en.offline)
  })

  it('have the keys that the specification names [97] [98] [171] [172] [242] [244]', () => {
    expect(en).toMatchObject({
      shoppingCart: 'Shopping cart',
      yourCartIsEmpty: 'Your cart is empty',
      removedFromCart: 'removed from cart',
      backToShop: 'Back to shop',
      'adding...': 'adding...',
      checkoutFailed: 'Checkout failed. Please try again.',
      failedToRemoveItem: 'Failed to remove item from cart',
    })
  })
})

describe('sentences that the shop says of a cart', () => {
  it('name what has changed', () => {
    const values = { name: 'Donuts', size: 'M', price: 'CHF 1.00', available: 3 }
    expect(
      ['priceChanged', 'tooFewLeft', 'soldOutLine', 'productGone'].map((key) =>
        formatMessage(key as never, values),
      ),
    ).toEqual([
      'The price of Donuts has changed to CHF 1.00. Please check your cart.',
      'Only 3 of Donuts in size M left. Please reduce the quantity.',
      'Donuts in size M is sold out. Please remove it from your cart.',
      'A product in your cart is no longer available. Please remove it.',
    ])
    expect(MESSAGES.notInCatalogue).toBe(
      'Product not found in catalog. Please refresh the page and try again.',
    )
  })

  it('keep what nobody has given them', () => {
    expect(formatMessage('sizeNotAvailable')).toBe('Size "{{size}}" is not available for this product')
  })
})
