import type { DeliveryOption } from '../contract/cart/delivery-option'
import { type Language, LANGUAGES, parseLanguage } from '../contract/site/language'
import { PAYABLE_STATUSES } from '../inventory/payable-checkout'

/**
 * A line of a checkout. The work of a custom print has no variant, no product and no size, and its shirts have a
 * variant and a product only where the studio offers blanks: else those are ''.
 */
export type QuotedLine = {
  variantId: string
  productId: string
  name: string
  size: string
  quantity: number
  priceInRappen: number
  image: string
}

/** settling: its order is being placed; review: staff must decide. */
export const PAID_STATUSES = ['settling', 'paid', 'review'] as const

/** Nothing was paid, or the money went back. Such a checkout cannot be paid any more. */
export const UNPAID_STATUSES = ['failed', 'refunded'] as const

/**
 * A new status has to be added to one of the three lists, as SQL statements select by these. opening: there is no
 * session at Stripe yet.
 */
export const CHECKOUT_STATUSES = [...PAYABLE_STATUSES, ...PAID_STATUSES, ...UNPAID_STATUSES] as const
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]

const FINAL_STATUSES: ReadonlySet<CheckoutStatus> = new Set(['paid', 'review', 'refunded'])

type CheckoutWithStatus = Pick<Checkout, 'status'>

/** Whether the buyer can pay at the checkout. */
export const isPayableCheckout = ({ status }: CheckoutWithStatus): boolean =>
  PAYABLE_STATUSES.some((payable) => payable === status)

/** Whether nothing was paid at the checkout, or the money went back. */
export const isUnpaidCheckout = ({ status }: CheckoutWithStatus): boolean =>
  UNPAID_STATUSES.some((unpaid) => unpaid === status)

/**
 * Whether the money of a checkout has come and was seen to. Nothing that Stripe says of its session changes its status
 * any more, and no checkout of another status has money that could go back.
 */
export const isFinalCheckout = ({ status }: CheckoutWithStatus): boolean => FINAL_STATUSES.has(status)

export const CHECKOUT_ID_PREFIX = 'chki'

/**
 * The metadata key under which Stripe's session and payment, and Medusa's cart and order, hold the checkout's id.
 */
export const CHECKOUT_METADATA_KEY = 'checkout_intent'

/**
 * A row of the table `checkout_intent`: one attempt to buy. The table has its name from the first version.
 * Amounts in Rappen.
 */
export type Checkout = {
  id: string
  idempotency_key: string
  /** The hash of the request. Another request under the same key has another hash. */
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
  /** The number of the attempt, a part of Stripe's idempotency key. */
  provider_attempt: number
  /**
   * When the hosted session expires. It is stored, as Stripe refuses other parameters under the same idempotency
   * key.
   */
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
  /** The proof that an order of custom printing pays for. */
  proof_id: string | null
  /** Failed attempts to place the order since the payment; transient failures are not counted. */
  failed_attempts: number
  /** When the money came, by Stripe's clock. Null before, and for orders of releases that did not keep it. */
  paid_at: Date | null
  created_at: Date
  updated_at: Date
}

/** A checkout of which there is an order. The ids of order and payment are written together. */
export type OrderedCheckout = Checkout & { order_id: string; payment_id: string }

export const isOrderedCheckout = (checkout: Checkout): checkout is OrderedCheckout =>
  checkout.order_id !== null && checkout.payment_id !== null

export const QUOTE_COLUMNS = [
  'delivery_option',
  'lines',
  'currency',
  'subtotal',
  'shipping',
  'tax',
  'total',
  'tax_rate_percent',
  'shipping_option_id',
] as const satisfies (keyof Checkout)[]

/** The goods of a checkout and their prices. Amounts in Rappen. */
export type Quote = Pick<Checkout, (typeof QUOTE_COLUMNS)[number]>

export type NewCheckout = Quote & Pick<Checkout, 'request_hash' | 'locale' | 'expires_at' | 'address_hash'>

/** The part of a checkout that is restored when only Stripe still knows it. */
export type RestoredCheckout = Quote &
  Partial<Pick<Checkout, 'proof_id' | 'status' | 'reason'>> &
  Pick<Checkout, 'id' | 'session_id' | 'session_url' | 'locale' | 'expires_at'>

/** Returns the language that the buyer chose, or English if the site no longer has it. */
export function getCheckoutLanguage({ locale }: Pick<Checkout, 'locale'>): Language {
  return parseLanguage(locale) ?? LANGUAGES[0]
}
