import * as z from 'zod'
import { address, expand, flag, integer, metadata, text } from './parameters'

const MAX_LINES = 100
const LOCALES =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'

const currency = z.string().transform((code) => code.toLowerCase())

const priceData = z.strictObject({
  currency,
  unit_amount: integer(0),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).default('unspecified'),
  product_data: z.strictObject({
    name: text(250),
    description: text().optional(),
    images: z.array(address).max(8).optional(),
    metadata: metadata.optional(),
    tax_code: text().optional(),
  }),
})

const lineItem = z.strictObject({
  price_data: priceData,
  quantity: integer(1, 999_999),
  metadata: metadata.optional(),
})

const shippingRate = z.strictObject({
  type: z.literal('fixed_amount').default('fixed_amount'),
  display_name: text(100),
  fixed_amount: z.strictObject({ amount: integer(0), currency }),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).default('unspecified'),
  delivery_estimate: z
    .strictObject({
      minimum: z.strictObject({ unit: z.string(), value: integer(1) }).optional(),
      maximum: z.strictObject({ unit: z.string(), value: integer(1) }).optional(),
    })
    .optional(),
  metadata: metadata.optional(),
})

/**
 * What POST /v1/checkout/sessions takes here: the part of Stripe's parameters that a shop with a hosted page needs.
 * The others are refused as unknown rather than ignored.
 */
export const createSessionSchema = z.strictObject({
  ...expand,
  mode: z.literal('payment', 'This stand-in knows only payment.'),
  ui_mode: z.literal('hosted_page').optional(),
  line_items: z.array(lineItem).min(1).max(MAX_LINES),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: text(200).optional(),
  customer_email: z.email('Invalid email address').optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  submit_type: z.enum(['auto', 'pay', 'book', 'donate', 'subscribe']).optional(),
  locale: z.enum(LOCALES.split(' ')).optional(),
  expires_at: integer(0, 1e12).optional(),
  metadata: metadata.optional(),
  payment_method_types: z.array(z.enum(['card', 'twint'])).optional(),
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
      description: text(1000).optional(),
      metadata: metadata.optional(),
      receipt_email: z.email('Invalid email address').optional(),
      statement_descriptor: text(22).optional(),
      statement_descriptor_suffix: text(22).optional(),
    })
    .optional(),
  shipping_address_collection: z
    .strictObject({ allowed_countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Invalid country')).min(1) })
    .optional(),
  shipping_options: z
    .array(z.strictObject({ shipping_rate_data: shippingRate }))
    .max(1, 'This stand-in shows one shipping option; Stripe itself takes up to 5.')
    .optional(),
  phone_number_collection: z.strictObject({ enabled: flag }).optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false') }).optional(),
  allow_promotion_codes: z.literal('false').optional(),
  custom_text: z
    .strictObject({
      submit: z.strictObject({ message: text(1200) }).optional(),
      shipping_address: z.strictObject({ message: text(1200) }).optional(),
      after_submit: z.strictObject({ message: text(1200) }).optional(),
    })
    .optional(),
})
export type CreateSession = z.infer<typeof createSessionSchema>
