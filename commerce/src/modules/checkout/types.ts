import type { DeliveryOption } from '../../contract/totals'

export type QuotedLine = {
  variantId: string
  productId: string
  name: string
  size: string
  quantity: number
  priceInRappen: number
  image: string
}

/** Amounts in Rappen. */
export type Quote = {
  deliveryOption: DeliveryOption
  lines: QuotedLine[]
  currency: string
  subtotal: number
  shipping: number
  tax: number
  total: number
  taxRatePercent: number
  shippingOptionId: string
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

/** Names a checkout in the metadata of Stripe's session and payment, and of Medusa's cart and order. */
export const CHECKOUT_METADATA_KEY = 'checkout_intent'

export type Checkout = {
  id: string
  idempotency_key: string
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
  provider_attempt: number
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
  failed_attempts: number
  created_at: Date
  updated_at: Date
}

export type NewCheckout = Quote & {
  idempotencyKey: string
  requestHash: string
  locale: string
  expiresAt: Date
  addressHash: string
}

export type ProviderEvent = { id: string; type: string; sessionId: string }
