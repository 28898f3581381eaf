import type { MedusaContainer } from '@medusajs/framework/types'
import Stripe from 'stripe'
import type { CheckoutResponse } from '../contract/cart/checkout-request'
import type { Environment } from '../lib/environment'
import { withTimeout } from '../lib/async'
import { readStudioProfile } from '../studio/read-studio-profile'
import { createTimedOutRefusal, createUnavailableRefusal } from '../refusals/shop-refusal'
import type { Checkout } from './checkout'
import { reserveCheckout, type CheckoutInput } from './reserve-checkout'
import { expireUnusedSession } from './expire-session'
import {
  type ReturnUrls,
  buildSessionParams,
  doesExpireTooSoon,
  computeSessionExpiry,
} from './session-params'
import { toShopRefusal } from '../stripe/stripe-errors'

const RESPONSE_TIMEOUT_MS = 9000

/** Hosted sessions that are being opened in this process, by the checkout's id. */
export type PendingSessions = Map<string, Promise<CheckoutResponse>>

/**
 * Quotes the cart and creates its hosted session, once for each idempotency key.
 * Rejects with ShopRefusal: 400, 422, 503, 504.
 */
export async function openCheckout(
  input: CheckoutInput,
  container: MedusaContainer,
): Promise<CheckoutResponse> {
  const opened = reserveCheckout(input, container).then((checkout) =>
    getOrCreateSession(checkout, input.request, container),
  )
  return withTimeout(opened, RESPONSE_TIMEOUT_MS, createTimedOutRefusal)
}

/**
 * Creates the hosted session of a reserved checkout, or returns the existing one.
 * Rejects with ShopRefusal: 503, 504.
 */
export async function openReservedCheckout(
  checkout: Checkout,
  urls: ReturnUrls,
  container: MedusaContainer,
): Promise<CheckoutResponse> {
  return withTimeout(
    getOrCreateSession(checkout, urls, container),
    RESPONSE_TIMEOUT_MS,
    createTimedOutRefusal,
  )
}

async function getOrCreateSession(checkout: Checkout, urls: ReturnUrls, container: MedusaContainer) {
  const response = toCheckoutResponse(checkout)
  if (response !== undefined) return response
  // A double click waits for the first request's answer.
  const opening = container.resolve('pendingSessions')
  const running = opening.get(checkout.id) ?? createHostedSession(checkout, urls, container)
  opening.set(checkout.id, running)
  running.catch(() => undefined).finally(() => opening.delete(checkout.id))
  return running
}

function toCheckoutResponse({ session_id: id, session_url: url }: Checkout): CheckoutResponse | undefined {
  return id === null || url === null ? undefined : { id, url }
}

async function createHostedSession(
  reserved: Checkout,
  urls: ReturnUrls,
  container: MedusaContainer,
): Promise<CheckoutResponse> {
  const checkouts = container.resolve('checkoutStore')
  const stripe = container.resolve('stripe')
  const checkout = doesExpireTooSoon(reserved.expires_at)
    ? await checkouts.startSessionAttempt(reserved, computeSessionExpiry())
    : reserved
  const response = toCheckoutResponse(checkout)
  if (response !== undefined) return response
  const studio = await readStudioProfile(container)
  try {
    const session = await stripe.checkout.sessions.create(
      buildSessionParams(checkout, urls, studio, getImageOrigin(container.resolve('environment'))),
      { idempotencyKey: `${checkout.id}-${checkout.provider_attempt}` },
    )
    if (session.url === null) throw new Error(`The hosted session ${session.id} has no page`)
    const recorded = await checkouts.recordSession(checkout.id, session)
    if (recorded.session_id === session.id) return { id: session.id, url: session.url }
    // Another process was faster. Its session is the stored one, which the webhook will look for.
    void expireUnusedSession(session.id, container)
    const first = toCheckoutResponse(recorded)
    if (first === undefined) throw createUnavailableRefusal()
    return first
  } catch (error) {
    // Stripe repeats a failure under its idempotency key, and refuses other parameters, such as a new name of the
    // studio. Nobody has received that session's URL, so a new key is safe.
    const page = needsNewIdempotencyKey(error)
      ? toCheckoutResponse(await checkouts.startSessionAttempt(checkout, computeSessionExpiry()))
      : undefined
    if (page !== undefined) return page
    throw toShopRefusal(error)
  }
}

function needsNewIdempotencyKey(error: unknown): boolean {
  const { StripeAPIError, StripeIdempotencyError } = Stripe.errors
  return error instanceof StripeAPIError || error instanceof StripeIdempotencyError
}

/** Stripe fetches pictures from public URLs only; the sandbox reads them locally. */
function getImageOrigin({ publicUrl, stripe }: Environment): string | undefined {
  return publicUrl.startsWith('https:') || stripe.sandboxUrl !== undefined ? publicUrl : undefined
}
