import * as z from 'zod/mini'
import { cartItemSchema } from './cart-item'
import { MAX_LINES } from './limits'
import { DELIVERY_OPTIONS } from './totals'

/** Stripe puts the session's id in place of these braces when it sends the buyer back. */
export const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

/** Header of POST /api/create-checkout-session: the session that the new one takes the place of. */
export const REPLACES_HEADER = 'Replaces-Session'

/** Body of POST /api/create-checkout-session (specification, section 7). */
export const checkoutRequestSchema = z.strictObject({
  items: z.array(cartItemSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  successUrl: z.string().check(z.maxLength(2000)),
  cancelUrl: z.string().check(z.maxLength(2000)),
})
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>

/** Why a line cannot be sold as it was asked for. */
export const LINE_PROBLEMS = [
  'product_gone',
  'size_gone',
  'price_changed',
  'out_of_stock',
  'duplicate_line',
] as const

/** One line that stops a checkout; `price` (francs) and `available` say what would be possible now. */
export const lineProblemSchema = z.strictObject({
  id: z.string(),
  code: z.enum(LINE_PROBLEMS),
  message: z.string(),
  price: z.optional(z.number()),
  available: z.optional(z.number()),
})
export type LineProblem = z.infer<typeof lineProblemSchema>

/** Answer of a successful create-checkout-session: the session's id and its hosted page. */
export const checkoutResponseSchema = z.strictObject({ id: z.string(), url: z.string() })
export type CheckoutResponse = z.infer<typeof checkoutResponseSchema>

/** Every /api failure: `error` is a sentence for a person, `code` is for programs. */
export const apiErrorSchema = z.strictObject({
  error: z.string(),
  code: z.string(),
  lines: z.optional(z.array(lineProblemSchema)),
})
export type ApiError = z.infer<typeof apiErrorSchema>

/** Where the payment page must send the buyer: both built from the site's origin (specification, section 7). */
export function returnUrls(origin: string): { successUrl: string; cancelUrl: string } {
  return {
    successUrl: `${origin}/checkout-success?session_id=${SESSION_ID_PLACEHOLDER}`,
    cancelUrl: `${origin}/`,
  }
}
