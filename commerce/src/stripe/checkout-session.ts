import Stripe from 'stripe'
import { fromUnixTime } from './stripe-client'
import { toShopRefusal } from './stripe-errors'

/**
 * processing: completed, but the payment is still pending; payment_failed: completed, but the payment has failed.
 */
type SessionStatus = 'open' | 'expired' | 'processing' | 'payment_failed' | 'paid'

/** The format of a session's id. Whoever knows the id can read its order. */
export const SESSION_ID = /^cs_[\w-]{1,200}$/

/** What is expanded in a session: its payment and charge, which the functions below read. */
export const EXPANDED_FIELD = 'payment_intent.latest_charge'

const FAILED_INTENT_STATUSES: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled'])

export function getSessionStatus(session: Stripe.Checkout.Session): SessionStatus {
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'expired'
  if (session.payment_status === 'paid') return 'paid'
  const payment = findPaymentIntent(session)
  return payment !== undefined && FAILED_INTENT_STATUSES.has(payment.status) ? 'payment_failed' : 'processing'
}

/** Returns the refunded amount of a session's payment, in the smallest currency unit. */
export function getRefundedAmount(session: Stripe.Checkout.Session): number {
  return findCharge(session)?.amount_refunded ?? 0
}

/** Returns Stripe's name of the payment method, such as card or twint; undefined before the payment. */
export function getPaymentMethod(session: Stripe.Checkout.Session): string | undefined {
  return findCharge(session)?.payment_method_details?.type
}

/** A payment by card is made or not when it is charged; the money of other methods may come later. */
const IMMEDIATE_METHOD = 'card'

/** Tells that the money of a delayed payment has come. */
export const DELAYED_PAYMENT_EVENT = 'checkout.session.async_payment_succeeded'

/**
 * Returns when the money of a paid session came, by Stripe's clock. A delayed payment's charge tells only when the buyer
 * has asked for it; when it came tells its event, which Stripe keeps for 30 days.
 */
export async function readPaidAt(session: Stripe.Checkout.Session, stripe: Stripe): Promise<Date> {
  const chargedAt = getChargedAtS(session)
  if (getPaymentMethod(session) === IMMEDIATE_METHOD) return fromUnixTime(chargedAt)
  for await (const event of stripe.events.list({ type: DELAYED_PAYMENT_EVENT, limit: 100 })) {
    // The newest comes first.
    if (event.created < chargedAt) break
    if (event.type === DELAYED_PAYMENT_EVENT && event.data.object.id === session.id)
      return fromUnixTime(event.created)
  }
  return fromUnixTime(chargedAt)
}

/** Returns the metadata of a session's payment; none before there is one, or where it is not expanded. */
export function getPaymentMetadata(session: Stripe.Checkout.Session): Stripe.Metadata {
  return findPaymentIntent(session)?.metadata ?? {}
}

/** Returns when a session was paid, or was opened if that is not known, in seconds since 1970. */
export function getChargedAtS(session: Stripe.Checkout.Session): number {
  return findCharge(session)?.created ?? session.created
}

function findCharge(session: Stripe.Checkout.Session): Stripe.Charge | undefined {
  return findExpanded(findPaymentIntent(session)?.latest_charge)
}

function findPaymentIntent(session: Stripe.Checkout.Session): Stripe.PaymentIntent | undefined {
  return findExpanded(session.payment_intent)
}

/** Returns what a field of Stripe's refers to, if it is expanded and not just an id. */
function findExpanded<T extends object>(field: string | T | null | undefined): T | undefined {
  return typeof field === 'object' && field !== null ? field : undefined
}

/** Returns the id of the session that a payment was made at; undefined if it was made without one. */
export async function findSessionIdByPayment(
  paymentIntent: string,
  stripe: Stripe,
): Promise<string | undefined> {
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })
  return data[0]?.id
}

/** Returns the session with its payment and charge; undefined if Stripe does not know it. */
export async function retrieveSession(sessionId: string, stripe: Stripe) {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, { expand: [EXPANDED_FIELD] })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return undefined
    }
    throw error
  }
}

/** Returns the status of a session; undefined if Stripe does not know it. Rejects with ShopRefusal 503 or 504. */
export async function readSessionStatus(
  sessionId: string,
  stripe: Stripe,
): Promise<SessionStatus | undefined> {
  try {
    const session = await retrieveSession(sessionId, stripe)
    return session && getSessionStatus(session)
  } catch (error) {
    throw toShopRefusal(error)
  }
}
