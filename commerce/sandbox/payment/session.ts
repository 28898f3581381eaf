import type Stripe from 'stripe'
import { newId } from './ids'
import type { CreateSession } from './session-parameters'
import { StripeFailure } from './stripe-error'
import type { SessionRow } from './store'

const MIN_LIFETIME_S = 30 * 60
const MAX_LIFETIME_S = 24 * 3600
/** Smallest charge in CHF, EUR and USD, in the smallest unit (docs.stripe.com/currencies). */
const SMALLEST_CHARGE = 50

/** A new open session, its lines and its shipping rate; `now` in seconds. Throws StripeFailure. */
export function buildSession(
  wanted: CreateSession,
  origin: string,
  now: number,
): { row: SessionRow; rate: Stripe.ShippingRate | undefined } {
  const currency = oneCurrency(wanted)
  const lines = wanted.line_items.map((line) => buildLine(line, now))
  const rate = wanted.shipping_options?.[0] && buildRate(wanted.shipping_options[0].shipping_rate_data, now)
  const subtotal = lines.reduce((sum, line) => sum + line.amount_subtotal, 0)
  const shipping = rate?.fixed_amount?.amount ?? 0
  if (subtotal + shipping < SMALLEST_CHARGE) {
    const message = `The total must be at least ${SMALLEST_CHARGE} in the smallest unit of ${currency}.`
    throw new StripeFailure(400, message, { code: 'amount_too_small' })
  }
  const id = newId('cs_test', 58)
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: subtotal + shipping,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: wanted.billing_address_collection ?? null,
    cancel_url: wanted.cancel_url ?? null,
    client_reference_id: wanted.client_reference_id ?? null,
    client_secret: null,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: null,
    consent_collection: null,
    created: now,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: wanted.custom_text?.after_submit ?? null,
      shipping_address: wanted.custom_text?.shipping_address ?? null,
      submit: wanted.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: wanted.customer_creation ?? 'if_required',
    customer_details: null,
    customer_email: wanted.customer_email ?? null,
    discounts: [],
    expires_at: expiryOf(wanted.expires_at, now),
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: wanted.locale ?? null,
    managed_payments: null,
    metadata: wanted.metadata ?? {},
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: wanted.payment_method_types ?? ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: wanted.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: wanted.shipping_address_collection ?? null,
    shipping_cost: rate
      ? { amount_subtotal: shipping, amount_tax: 0, amount_total: shipping, shipping_rate: rate.id }
      : null,
    shipping_options: rate ? [{ shipping_amount: shipping, shipping_rate: rate.id }] : [],
    status: 'open',
    submit_type: wanted.submit_type ?? null,
    subscription: null,
    success_url: wanted.success_url,
    total_details: { amount_discount: 0, amount_shipping: shipping, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/c/pay/${id}`,
    wallet_options: null,
  }
  const products = wanted.line_items.map(({ price_data: { product_data: product } }) => ({
    detail: product.description ?? null,
    picture: product.images?.[0] ?? null,
  }))
  const { description = null, metadata = {} } = wanted.payment_intent_data ?? {}
  return { row: { session, lines, products, intentData: { description, metadata } }, rate }
}

function oneCurrency(wanted: CreateSession): string {
  const rates = wanted.shipping_options ?? []
  const currencies = new Set([
    ...wanted.line_items.map((line) => line.price_data.currency),
    ...rates.map((option) => option.shipping_rate_data.fixed_amount.currency),
  ])
  const [currency = ''] = currencies
  if (currencies.size > 1) {
    throw new StripeFailure(400, 'All prices and shipping rates of a session must have one currency.', {
      param: 'line_items',
    })
  }
  if (!/^[a-z]{3}$/.test(currency)) {
    throw new StripeFailure(400, `Invalid currency: ${currency}.`, { param: 'currency' })
  }
  return currency
}

function expiryOf(wanted: number | undefined, now: number): number {
  const expiry = wanted ?? now + MAX_LIFETIME_S
  if (expiry < now + MIN_LIFETIME_S || expiry > now + MAX_LIFETIME_S) {
    const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.'
    throw new StripeFailure(400, message, { param: 'expires_at' })
  }
  return expiry
}

function buildLine(line: CreateSession['line_items'][number], now: number): Stripe.LineItem {
  const {
    currency,
    unit_amount: unitAmount,
    product_data: product,
    tax_behavior: taxBehaviour,
  } = line.price_data
  const amount = unitAmount * line.quantity
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: product.name,
    metadata: line.metadata ?? {},
    quantity: line.quantity,
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: now,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod', 14),
      recurring: null,
      tax_behavior: taxBehaviour,
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unitAmount,
      unit_amount_decimal: null,
    },
  }
}

type WantedRate = NonNullable<CreateSession['shipping_options']>[number]['shipping_rate_data']

function buildRate(wanted: WantedRate, now: number): Stripe.ShippingRate {
  return {
    id: newId('shr'),
    object: 'shipping_rate',
    active: true,
    created: now,
    delivery_estimate: null,
    display_name: wanted.display_name,
    fixed_amount: wanted.fixed_amount,
    livemode: false,
    metadata: wanted.metadata ?? {},
    tax_behavior: wanted.tax_behavior,
    tax_code: null,
    type: 'fixed_amount',
  }
}
