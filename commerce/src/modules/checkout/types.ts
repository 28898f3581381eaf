import type { InferTypeOf } from '@medusajs/framework/types'
import type { CheckoutModel } from './models/checkout'

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

/** Names a checkout in the metadata of Stripe's session and payment, and of Medusa's cart and order. */
export const CHECKOUT_METADATA_KEY = 'checkout_intent'

export type Checkout = Omit<
  InferTypeOf<typeof CheckoutModel>,
  'lines' | 'raw_order_number' | 'deleted_at'
> & { lines: QuotedLine[] }

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
export type LostCheckout = Quote &
  Partial<Pick<Checkout, 'proof_id' | 'status' | 'reason'>> &
  Pick<Checkout, 'id' | 'session_id' | 'session_url' | 'locale' | 'expires_at'>

export type ProviderEvent = { id: string; type: string; sessionId: string }

/** Rejects once the lock that work is done under is lost. */
export type RequireLock = () => Promise<void>
