import type { MedusaContainer } from '@medusajs/framework/types'
import Stripe from 'stripe'
import type { CheckoutResponse } from '../contract/checkout'
import { SESSION_LIFETIME_S } from '../contract/limits'
import type { Environment } from '../lib/environment'
import { withTimeout } from '../lib/deadline'
import { timedOut } from '../lib/shop-error'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { Intent } from '../modules/checkout/types'
import { type Claim, claimIntent, SESSION_MARGIN_S, sessionEnd } from './claim-checkout'
import { closeSession } from './close-session'
import { sessionParameters } from './hosted-session'
import { providerFailure } from './provider-failure'

type Dependencies = { container: MedusaContainer; stripe: Stripe; environment: Environment }

/** Longest wait of a buyer, for the database and the payment provider together, before being told, in milliseconds. */
const ANSWER_WITHIN_MS = 9000

/** Openings under way in this process: a double click waits for the first one's answer. */
const underWay = new Map<string, Promise<CheckoutResponse>>()

/**
 * Quotes the cart, writes the intent, which holds the pieces until it is paid or closed, and opens the hosted page.
 * Repeating it under the same idempotency key never makes a second session. Throws ShopError: 400, 422 with the lines,
 * 503, 504.
 */
export async function openCheckout(opening: Claim, dependencies: Dependencies): Promise<CheckoutResponse> {
  const opened = claimIntent(opening, dependencies).then((intent) => sessionOf(intent, opening, dependencies))
  const session = await withTimeout(ANSWER_WITHIN_MS, opened, timedOut)
  const { replaces } = opening
  // Behind the answer: the buyer needs longer to pay than this takes.
  if (replaces !== undefined && replaces !== session.id) void closeSession(replaces, dependencies)
  return session
}

async function sessionOf(
  intent: Intent,
  opening: Claim,
  dependencies: Dependencies,
): Promise<CheckoutResponse> {
  if (intent.session_id !== null && intent.session_url !== null) {
    return { id: intent.session_id, url: intent.session_url }
  }
  const running = underWay.get(intent.id) ?? openSession(intent, opening, dependencies)
  underWay.set(intent.id, running)
  running.catch(() => undefined).finally(() => underWay.delete(intent.id))
  return running
}

async function openSession(
  claimed: Intent,
  opening: Claim,
  dependencies: Dependencies,
): Promise<CheckoutResponse> {
  const { stripe, container, environment } = dependencies
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const intent = isTooLate(claimed) ? await nextAttempt(claimed, checkout) : claimed
  try {
    const session = await stripe.checkout.sessions.create(
      sessionParameters(intent, opening.request, pictureOrigin(environment)),
      { idempotencyKey: `${intent.id}-${intent.provider_attempt}` },
    )
    if (session.url === null) throw new Error(`The hosted session ${session.id} has no page`)
    await checkout.noteSession(intent.id, session)
    return { id: session.id, url: session.url }
  } catch (error) {
    // The provider replays a failure for its key; nobody has that session's address, so another key is safe.
    if (error instanceof Stripe.errors.StripeAPIError) await nextAttempt(intent, checkout)
    throw providerFailure(error)
  }
}

/** Stripe fetches pictures itself, from addresses that the world can reach; the sandbox stands beside the shop. */
function pictureOrigin({ publicUrl, stripe }: Environment): string | undefined {
  return publicUrl.startsWith('https:') || stripe.sandboxUrl !== undefined ? publicUrl : undefined
}

/** Whether the provider would find the intent's session too short by now. */
function isTooLate({ expires_at }: Intent): boolean {
  return expires_at.getTime() - Date.now() < (SESSION_LIFETIME_S + SESSION_MARGIN_S / 4) * 1000
}

function nextAttempt(intent: Intent, checkout: CheckoutModuleService): Promise<Intent> {
  return checkout.changeIntent(intent.id, {
    provider_attempt: intent.provider_attempt + 1,
    expires_at: sessionEnd(),
  })
}
