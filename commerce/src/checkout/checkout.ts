import type { DeliveryOption } from '../contract/money/totals'
import { type Language, LANGUAGES } from '../contract/settings'
import { parseLanguage } from '../lib/language'

/** A line of custom printing has no variant and no product, the work itself no size either: those are ''. */
export type QuotedLine = {
  variantId: string
  productId: string
  name: string
  size: string
  quantity: number
  priceInRappen: number
  image: string
}

/** opening: not at the provider yet; settling: paid, its order is being made; review: paid, and staff must look. */
export const CHECKOUT_STATUSES = [
  'opening',
  'open',
  'settling',
  'paid',
  'failed',
  'review',
  'refunded',
] as const
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]

/** Nothing was paid, or it has gone back: neither can be paid any more. */
export const UNPAID_STATUSES: CheckoutStatus[] = ['failed', 'refunded']

export const CHECKOUT_ID_PREFIX = 'chki'

/** Names a checkout in the metadata of Stripe's session and payment, and of Medusa's cart and order. */
export const CHECKOUT_METADATA_KEY = 'checkout_intent'

/** A row of `checkout_intent`: one attempt to buy. The table has the name of its first version; amounts in Rappen. */
export type Checkout = {
  id: string
  idempotency_key: string
  /** Differs for another request under the same key. */
  request_hash: string
  status: CheckoutStatus
  locale: string
  delivery_option: DeliveryOption
  lines: QuotedLine[]
  currency: string
  subtotal: number
  shipping: number
  tax: number
  total: number
  tax_rate_percent: number
  shipping_option_id: string
  /** Part of Stripe's idempotency key. */
  provider_attempt: number
  /** Of the hosted session; Stripe compares it under one idempotency key. */
  expires_at: Date
  session_id: string | null
  session_url: string | null
  checked_at: Date | null
  order_id: string | null
  order_number: number | null
  payment_id: string | null
  email_masked: string | null
  reason: string | null
  address_hash: string | null
  /** Of custom printing, for an order of a visitor's own print. */
  proof_id: string | null
  /** To make an order since it was paid; transient failures are not counted. */
  failed_attempts: number
  created_at: Date
  updated_at: Date
}

/** Amounts in Rappen. */
export type Quote = Pick<
  Checkout,
  | 'delivery_option'
  | 'lines'
  | 'currency'
  | 'subtotal'
  | 'shipping'
  | 'tax'
  | 'total'
  | 'tax_rate_percent'
  | 'shipping_option_id'
>

export type NewCheckout = Quote & Pick<Checkout, 'request_hash' | 'locale' | 'expires_at' | 'address_hash'>

/** What is recreated of a checkout that only the provider still knows. */
export type RestoredCheckout = Quote &
  Partial<Pick<Checkout, 'proof_id' | 'status' | 'reason'>> &
  Pick<Checkout, 'id' | 'session_id' | 'session_url' | 'locale' | 'expires_at'>

/** Rejects once the lock that work is done under is lost. */
export type AssertLockHeld = () => Promise<void>

/** The language that the buyer had chosen, or English where the site has it no more. */
export function getCheckoutLanguage({ locale }: Pick<Checkout, 'locale'>): Language {
  return parseLanguage(locale) ?? LANGUAGES[0]
}
