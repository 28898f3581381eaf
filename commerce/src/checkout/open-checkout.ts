import type { MedusaContainer } from '@medusajs/framework/types'
import Stripe from 'stripe'
import type { CheckoutResponse } from '../contract/cart/checkout'
import type { Environment } from '../lib/environment'
import { withTimeout } from '../lib/async'
import { readStudioFacts } from '../lib/studio-profile'
import { timedOut, unavailable } from '../lib/shop-error'
import type { Checkout } from './checkout'
import { claimCheckout } from './claim-checkout'
import { closeSession, closeUnseen } from './expire-session'
import { type ReturnUrls, sessionParameters } from './session-params'
import { providerFailure } from '../stripe/stripe-errors'
import { isTooLate, sessionEnd } from './rules/session-end'
import type { OpenCheckoutInput } from './reserve-checkout'

const ANSWER_WITHIN_MS = 9000

/** Quotes the cart and opens the hosted page, once for each idempotency key. Throws ShopError: 400, 422, 503, 504. */
export async function openCheckout(
  input: OpenCheckoutInput,
  container: MedusaContainer,
): Promise<CheckoutResponse> {
  const opened = claimCheckout(input, container).then((checkout) =>
    sessionOf(checkout, input.request, container),
  )
  const session = await withTimeout(ANSWER_WITHIN_MS, opened, timedOut)
  const { replaces } = input
  if (replaces !== undefined && replaces !== session.id) void closeSession(replaces, container)
  return session
}

/** Opens the hosted page of a checkout that is claimed, or returns the one there is. Throws ShopError: 503, 504. */
export async function openHostedPage(
  checkout: Checkout,
  urls: ReturnUrls,
  container: MedusaContainer,
): Promise<CheckoutResponse> {
  return withTimeout(ANSWER_WITHIN_MS, sessionOf(checkout, urls, container), timedOut)
}

async function sessionOf(checkout: Checkout, urls: ReturnUrls, container: MedusaContainer) {
  const known = pageOf(checkout)
  if (known !== undefined) return known
  // A double click waits for the first one's answer.
  const opening = container.resolve('openingSessions')
  const running = opening.get(checkout.id) ?? openSession(checkout, urls, container)
  opening.set(checkout.id, running)
  running.catch(() => undefined).finally(() => opening.delete(checkout.id))
  return running
}

function pageOf({ session_id: id, session_url: url }: Checkout): CheckoutResponse | undefined {
  return id === null || url === null ? undefined : { id, url }
}

async function openSession(
  claimed: Checkout,
  urls: ReturnUrls,
  container: MedusaContainer,
): Promise<CheckoutResponse> {
  const checkouts = container.resolve('checkoutStore')
  const stripe = container.resolve('stripe')
  const checkout = isTooLate(claimed.expires_at)
    ? await checkouts.startSessionAttempt(claimed, sessionEnd())
    : claimed
  const known = pageOf(checkout)
  if (known !== undefined) return known
  const studio = await readStudioFacts(container)
  try {
    const session = await stripe.checkout.sessions.create(
      sessionParameters(checkout, urls, studio, pictureOrigin(container.resolve('environment'))),
      { idempotencyKey: `${checkout.id}-${checkout.provider_attempt}` },
    )
    if (session.url === null) throw new Error(`The hosted session ${session.id} has no page`)
    const recorded = await checkouts.recordSession(checkout.id, session)
    if (recorded.session_id === session.id) return { id: session.id, url: session.url }
    // Another process was faster, and its session is the one that the webhook will find.
    void closeUnseen(session.id, container)
    const first = pageOf(recorded)
    if (first === undefined) throw unavailable()
    return first
  } catch (error) {
    // The provider replays a failure for its key, and refuses other parameters (the studio's name may be another by
    // now); nobody has that session's address, so another key is safe.
    const page = isSpent(error)
      ? pageOf(await checkouts.startSessionAttempt(checkout, sessionEnd()))
      : undefined
    if (page !== undefined) return page
    throw providerFailure(error)
  }
}

function isSpent(error: unknown): boolean {
  const { StripeAPIError, StripeIdempotencyError } = Stripe.errors
  return error instanceof StripeAPIError || error instanceof StripeIdempotencyError
}

/** Stripe fetches pictures itself, from public addresses; the sandbox is local. */
function pictureOrigin({ publicUrl, stripe }: Environment): string | undefined {
  return publicUrl.startsWith('https:') || stripe.sandboxUrl !== undefined ? publicUrl : undefined
}
