import * as z from 'zod/mini'
import { cartItemSchema } from './cart-item'
import { MAX_LINES } from '../limits'
import { PAGES } from '../site/pages'
import { DELIVERY_OPTIONS } from './delivery-option'

/** Stripe replaces this by the session's id when it redirects the buyer back. */
const SESSION_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

/** Header of POST /api/create-checkout-session: the session that the new one replaces. */
export const REPLACES_HEADER = 'Replaces-Session'

/** Body of POST /api/create-checkout-session. */
export const checkoutRequestSchema = z.strictObject({
  items: z.array(cartItemSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  successUrl: z.string().check(z.maxLength(2000)),
  cancelUrl: z.string().check(z.maxLength(2000)),
})
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>

export const checkoutResponseSchema = z.object({ id: z.string(), url: z.string() })
export type CheckoutResponse = z.infer<typeof checkoutResponseSchema>

/** Returns where the hosted page redirects to, built from the site's origin. */
export function buildReturnUrls(origin: string): { successUrl: string; cancelUrl: string } {
  return {
    successUrl: `${origin}${PAGES.checkoutSuccess.path}?session_id=${SESSION_ID_PLACEHOLDER}`,
    cancelUrl: `${origin}${PAGES.home.path}`,
  }
}
