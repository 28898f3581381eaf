import { fillTemplate } from '../text/template'

/** Sentences that people and programs know word for word, so none is reworded. Translations have the same keys. */
export const MESSAGES = {
  productRequired: 'Product information is required',
  sizeRequired: 'Please select a size',
  notInCatalogue: 'Product not found in catalog. Please refresh the page and try again.',
  outOfStock: 'This product is currently out of stock',
  sizeNotAvailable: 'Size "{{size}}" is not available for this product',
  maximumReached: 'Maximum quantity ({{max}}) reached for this item',
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
  statusOther: 'Request failed with status {{status}}. Please try again.',
  priceChanged: 'The price of {{name}} has changed to {{price}}. Please check your cart.',
  tooFewLeft: 'Only {{available}} of {{name}} in size {{size}} left. Please reduce the quantity.',
  soldOutLine: '{{name}} in size {{size}} is sold out. Please remove it from your cart.',
  productGone: 'A product in your cart is no longer available. Please remove it.',
} as const

export type MessageKey = keyof typeof MESSAGES

export function formatMessage(key: MessageKey, values: Record<string, string | number> = {}): string {
  return fillTemplate(MESSAGES[key], values)
}

/** Sentences that only the browser shows. Their texts are in its locales under these keys. */
type CartMessageKey = 'failedToUpdateQuantity' | 'failedToRemoveItem'

export type KeyedMessage<Key extends string> = { key: Key; values?: Record<string, string | number> }

/** A sentence for the shopper: a key that is translated when it is shown, or the server's own text. */
export type UserMessage = KeyedMessage<MessageKey | CartMessageKey> | { text: string }
