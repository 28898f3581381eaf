import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { sessionStatus } from '../lib/stripe/session-status'
import { CHECKOUT_MODULE } from '../modules/checkout'
import { quoteOfMetadata } from '../modules/checkout/quote-metadata'
import { CHECKOUT_METADATA_KEY, type Checkout } from '../modules/checkout/types'

/**
 * Whether a session was opened by the shop at `publicUrl`: another one may share the provider's account, as that of a
 * developer does.
 */
export function isOfShop(session: Stripe.Checkout.Session, publicUrl: string): boolean {
  const { client_reference_id: id, metadata, success_url: successUrl } = session
  return (
    id !== null &&
    metadata?.[CHECKOUT_METADATA_KEY] === id &&
    URL.canParse(successUrl ?? '') &&
    new URL(successUrl ?? '').origin === new URL(publicUrl).origin
  )
}

/**
 * Writes anew the checkout of a paid session that the database knows nothing of: it was set back to a backup from before.
 * Undefined where there is nothing to write it from.
 */
export async function restoreCheckout(
  session: Stripe.Checkout.Session,
  container: MedusaContainer,
): Promise<Checkout | undefined> {
  const { id, client_reference_id: checkoutId, metadata, url, expires_at: expiresAt } = session
  const isOurs = isOfShop(session, container.resolve('environment').publicUrl)
  if (!isOurs || checkoutId === null || sessionStatus(session) !== 'paid') return undefined
  const quote = quoteOfMetadata(metadata ?? {})
  if (quote === undefined) {
    container
      .resolve('logger')
      .error(`Checkout ${checkoutId} is paid and lost, and Stripe has no quote of it`)
    return undefined
  }
  const restored = await container.resolve(CHECKOUT_MODULE).lost.restore({
    ...quote,
    lines: quote.lines.map((line) => ({ ...line, image: '' })),
    id: checkoutId,
    session_id: id,
    session_url: url,
    expires_at: new Date(expiresAt * 1000),
  })
  if (restored !== undefined)
    container
      .resolve('logger')
      .warn(`Checkout ${checkoutId} was lost and is written anew from Stripe's session`)
  return restored
}
