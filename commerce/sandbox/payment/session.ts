import type Stripe from 'stripe'
import * as z from 'zod'
import { listMethods } from './methods'
import { createId, getNowSeconds, buildNulls } from './objects'
import type { SessionRow } from './store'
import { StripeApiError } from './stripe-error'
import { LANGUAGES } from '../../src/contract/site/language'
import { address, createIntegerSchema, metadataSchema, createTextSchema } from './stripe-params'

const currencySchema = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{3}$/, 'Invalid currency')

const lineItem = z.strictObject({
  quantity: createIntegerSchema(1, 999_999),
  price_data: z.strictObject({
    currency: currencySchema,
    unit_amount: createIntegerSchema(0),
    product_data: z.strictObject({
      name: createTextSchema(250),
      description: createTextSchema().optional(),
      images: z.array(address).max(8).optional(),
    }),
  }),
})

const shippingOption = z.strictObject({
  shipping_rate_data: z.strictObject({
    type: z.literal('fixed_amount').default('fixed_amount'),
    display_name: createTextSchema(100),
    fixed_amount: z.strictObject({ amount: createIntegerSchema(0), currency: currencySchema }),
  }),
})

/** The parameters that this shop sends. Other parameters of Stripe's are refused, not ignored. */
export const createSessionSchema = z.strictObject({
  mode: z.literal('payment', 'The sandbox knows only payment.'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: createTextSchema(200).optional(),
  branding_settings: z.strictObject({ display_name: createTextSchema(250).optional() }).optional(),
  // Of Stripe's 41 locales; de-CH is not one of them.
  locale: z.enum(['auto', ...LANGUAGES]).optional(),
  expires_at: createIntegerSchema(0, 1e12).optional(),
  metadata: metadataSchema.optional(),
  payment_intent_data: z
    .strictObject({ description: createTextSchema(1000).optional(), metadata: metadataSchema.optional() })
    .optional(),
  shipping_address_collection: z
    .strictObject({ allowed_countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Invalid country')).min(1) })
    .optional(),
  shipping_options: z.array(shippingOption).max(1, 'The sandbox shows one shipping option.').optional(),
})

const MIN_LIFETIME_S = 30 * 60

const MAX_LIFETIME_S = 24 * 3600

/** Minimum charge in CHF, EUR and USD, in the smallest unit (docs.stripe.com/currencies). */
const MIN_CHARGE = 50

/** Builds an open session with its lines. Throws StripeApiError. */
export function buildSession(parameters: CreateSession, origin: string): SessionRow {
  const rate = parameters.shipping_options?.[0]?.shipping_rate_data
  const prices = parameters.line_items.map((line) => line.price_data)
  const currencies = [...prices, ...(rate ? [rate.fixed_amount] : [])].map((price) => price.currency)
  const [currency = ''] = currencies
  if (currencies.some((other) => other !== currency))
    throw new StripeApiError(400, 'All prices of a session must have one currency.', { param: 'line_items' })
  const lines = parameters.line_items.map(buildLine)
  const shipping = rate?.fixed_amount.amount ?? 0
  const subtotal = lines.reduce((sum, line) => sum + line.amount_subtotal, 0)
  if (subtotal + shipping < MIN_CHARGE) {
    const message = `The total must be at least ${MIN_CHARGE} in the smallest unit of ${currency}.`
    throw new StripeApiError(400, message, { code: 'amount_too_small' })
  }
  const id = createId('cs_test', 58)
  const rateId = createId('shr')
  const session: Stripe.Checkout.Session = {
    ...buildNulls(
      'after_expiration allow_promotion_codes allowed_payment_method_types client_secret consent',
    ),
    ...buildNulls(
      'billing_address_collection consent_collection currency_conversion customer customer_account',
    ),
    ...buildNulls('customer_details customer_email integration_identifier invoice invoice_creation'),
    ...buildNulls('managed_payments origin_context payment_intent payment_link permissions recovered_from'),
    ...buildNulls(
      'payment_method_configuration_details saved_payment_method_options setup_intent submit_type',
    ),
    ...buildNulls('subscription wallet_options'),
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: subtotal,
    amount_total: subtotal + shipping,
    automatic_tax: { enabled: false, ...buildNulls('liability provider status') },
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    collected_information: buildNulls('business_name individual_name shipping_details'),
    created: getNowSeconds(),
    currency,
    custom_fields: [],
    custom_text: buildNulls('after_submit shipping_address submit terms_of_service_acceptance'),
    customer_creation: 'if_required',
    discounts: [],
    expires_at: getSessionExpiry(parameters.expires_at),
    livemode: false,
    locale: parameters.locale ?? null,
    metadata: parameters.metadata ?? {},
    mode: 'payment',
    payment_method_collection: 'if_required',
    payment_method_options: {},
    payment_method_types: listMethods(currency, subtotal + shipping),
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    shipping_address_collection:
      (parameters.shipping_address_collection as Stripe.Checkout.Session.ShippingAddressCollection) ?? null,
    shipping_cost: rate
      ? { amount_subtotal: shipping, amount_tax: 0, amount_total: shipping, shipping_rate: rateId }
      : null,
    shipping_options: rate ? [{ shipping_amount: shipping, shipping_rate: rateId }] : [],
    status: 'open',
    success_url: parameters.success_url,
    total_details: { amount_discount: 0, amount_shipping: shipping, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/c/pay/${id}`,
  }
  const products = prices.map(({ unit_amount: price, product_data: { description: detail, images } }) => ({
    price,
    detail,
    picture: images?.[0],
  }))
  const { description = null, metadata = {} } = parameters.payment_intent_data ?? {}
  return {
    session,
    lines,
    products,
    shippingName: rate?.display_name,
    merchant: parameters.branding_settings?.display_name,
    intentData: { description, metadata },
  }
}

function getSessionExpiry(requested: number | undefined): number {
  const now = getNowSeconds()
  const expiry = requested ?? now + MAX_LIFETIME_S
  if (expiry >= now + MIN_LIFETIME_S && expiry <= now + MAX_LIFETIME_S) return expiry
  const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.'
  throw new StripeApiError(400, message, { param: 'expires_at' })
}

function buildLine({ price_data: price, quantity }: LineItem): Stripe.LineItem {
  const amount = price.unit_amount * quantity
  return {
    id: createId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: price.product_data.name,
    metadata: {},
    quantity,
    // Stripe returns the inline price here, which the shop does not read.
    price: null,
  }
}

/** Returns where a buyer is redirected after payment. */
export function buildSuccessUrl(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

export type CreateSession = z.infer<typeof createSessionSchema>

type LineItem = CreateSession['line_items'][number]
