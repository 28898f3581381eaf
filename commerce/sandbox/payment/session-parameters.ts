import * as z from 'zod'
import { LANGUAGES } from '../../src/contract/settings'
import { address, integer, metadata, text } from './stripe-params'

const currency = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{3}$/, 'Invalid currency')
const lineItem = z.strictObject({
  quantity: integer(1, 999_999),
  price_data: z.strictObject({
    currency,
    unit_amount: integer(0),
    product_data: z.strictObject({
      name: text(250),
      description: text().optional(),
      images: z.array(address).max(8).optional(),
    }),
  }),
})
const shippingOption = z.strictObject({
  shipping_rate_data: z.strictObject({
    type: z.literal('fixed_amount').default('fixed_amount'),
    display_name: text(100),
    fixed_amount: z.strictObject({ amount: integer(0), currency }),
  }),
})

/** The parameters that this shop sends; Stripe's others are refused as unknown rather than ignored. */
export const createSessionSchema = z.strictObject({
  mode: z.literal('payment', 'The sandbox knows only payment.'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: text(200).optional(),
  branding_settings: z.strictObject({ display_name: text(250).optional() }).optional(),
  // Stripe has 41; de-CH is not among them.
  locale: z.enum(['auto', ...LANGUAGES]).optional(),
  expires_at: integer(0, 1e12).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({ description: text(1000).optional(), metadata: metadata.optional() })
    .optional(),
  shipping_address_collection: z
    .strictObject({ allowed_countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Invalid country')).min(1) })
    .optional(),
  shipping_options: z.array(shippingOption).max(1, 'The sandbox shows one shipping option.').optional(),
})
export type CreateSession = z.infer<typeof createSessionSchema>

export type LineItem = CreateSession['line_items'][number]
