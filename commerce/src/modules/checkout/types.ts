import type { DeliveryOption } from '../../contract/totals'

/** One line as it was quoted; the order is made of these, whatever the catalogue says by then. */
export type QuotedLine = {
  variantId: string
  productId: string
  name: string
  size: string
  quantity: number
  priceInRappen: number
  image: string
}

/** What a buyer was promised; amounts in Rappen. */
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

/**
 * opening: not at the provider yet; open: the buyer may pay; settling: paid, its order is being made;
 * failed: closed unpaid; held: staff must look; refunded: paid, but the money went back.
 */
export type IntentStatus = 'opening' | 'open' | 'settling' | 'paid' | 'failed' | 'held' | 'refunded'

/** A row of checkout_intent. */
export type Intent = {
  id: string
  idempotency_key: string
  request_hash: string
  status: IntentStatus
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

export type NewIntent = Quote & {
  idempotencyKey: string
  requestHash: string
  locale: string
  expiresAt: Date
  /** The pseudonym of the network address that the request came from. */
  addressHash: string
}

/** An event of the provider, cut down to what settling needs. */
export type ProviderEvent = { id: string; type: string; sessionId: string }
