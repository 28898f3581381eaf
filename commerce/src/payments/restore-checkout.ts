import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { getSessionStatus } from '../stripe/checkout-session'
import { parseQuoteMetadata } from '../checkout/quote-metadata'
import { CHECKOUT_METADATA_KEY, type Checkout } from '../checkout/checkout'
import { DELIVERY, DELIVERY_OPTIONS } from '../contract/cart/delivery-option'
import { parseUrl } from '../contract/text/parse-url'

/**
 * Whether the shop at `publicUrl` created a session.
 * Another shop, such as a developer's, may share the Stripe account.
 */
export function isOwnSession(session: Stripe.Checkout.Session, publicUrl: string): boolean {
  const { client_reference_id: id, metadata, success_url: successUrl } = session
  return (
    id !== null &&
    metadata?.[CHECKOUT_METADATA_KEY] === id &&
    parseUrl(successUrl ?? '')?.origin === new URL(publicUrl).origin
  )
}

/**
 * Restores the checkout of a paid session that the database does not have, as the restored backup is older.
 * Returns undefined if the session is another shop's, or unpaid.
 */
export async function restoreCheckout(
  session: Stripe.Checkout.Session,
  container: MedusaContainer,
): Promise<Checkout | undefined> {
  const { id, client_reference_id: checkoutId, metadata, url, expires_at: expiresAt } = session
  const isOurs = isOwnSession(session, container.resolve('environment').publicUrl)
  if (!isOurs || checkoutId === null || getSessionStatus(session) !== 'paid') return undefined
  const quote = parseQuoteMetadata(metadata ?? {})
  const restored = await container.resolve('checkoutStore').restore({
    ...(quote === undefined
      ? buildUnknownQuote(session)
      : { ...quote, lines: quote.lines.map((line) => ({ ...line, image: '' })) }),
    id: checkoutId,
    session_id: id,
    session_url: url,
    expires_at: new Date(expiresAt * 1000),
  })
  if (restored !== undefined)
    container.resolve('logger').warn(`Checkout ${checkoutId} was lost and is recreated from Stripe's session`)
  return restored
}

/** Returns the first option that asks for an address, or for none, as the session does. */
function guessDeliveryOption({ shipping_address_collection: collection }: Stripe.Checkout.Session) {
  const asksAddress = collection !== null
  return DELIVERY_OPTIONS.find((option) => DELIVERY[option].needsAddress === asksAddress) ?? 'shipping'
}

/** Builds the quote of a session without one: staff have to find out what was bought. */
function buildUnknownQuote(session: Stripe.Checkout.Session) {
  const total = session.amount_total ?? 0
  return {
    status: 'review' as const,
    reason: 'Paid before a backup was restored, and the shop has lost what was bought',
    locale: 'en',
    delivery_option: guessDeliveryOption(session),
    lines: [],
    currency: session.currency?.toUpperCase() ?? '',
    subtotal: total,
    shipping: 0,
    tax: 0,
    total,
    tax_rate_percent: 0,
    shipping_option_id: '',
  }
}
