import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../contract/money'
import { errorMessage } from '../lib/error-message'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { Checkout, CheckoutStatus } from '../modules/checkout/types'
import { buyerOf, maskEmail } from '../checkout/rules/buyer'
import { mailsOfOrder, mailWithoutOrder } from '../mails/rules/mails-of-checkout'
import { placeOrder } from './place-order'
import { retrieveSession } from '../checkout/queries/retrieve-session'
import { sessionStatus } from '../checkout/rules/session-status'
import { isGivenUp, isTransientFailure, MAX_FAILED_ATTEMPTS } from './rules/settle-failure'

/** busy: another process is at it; unknown: none of ours. */
export type Settlement = CheckoutStatus | 'busy' | 'unknown'

/** The provider can no longer change these. */
const FINAL: ReadonlySet<CheckoutStatus> = new Set(['paid', 'held', 'refunded'])

/** Brings a checkout to the provider's state, once (reading R20). Rejects when it must be tried again. */
export async function settleCheckout(sessionId: string, container: MedusaContainer): Promise<Settlement> {
  const checkouts = container.resolve(CHECKOUT_MODULE)
  return checkouts.withSessionLock(sessionId, async () => {
    const known = await checkouts.bySession(sessionId)
    if (known !== undefined && FINAL.has(known.status)) return known.status
    await checkouts.noteCheck(sessionId)
    const session = await retrieveSession(sessionId, container.resolve('stripe'))
    if (session === undefined) return noteUnknownSession(known, container)
    const checkout = known ?? (await attachSession(session, checkouts))
    return checkout === undefined
      ? noteUnknownSession(checkout, container)
      : settle(checkout, session, container)
  })
}

/** A session that the provider or the shop does not know. Rejects where it was paid: the provider's key was changed. */
async function noteUnknownSession(
  checkout: Checkout | undefined,
  container: MedusaContainer,
): Promise<Settlement> {
  if (checkout === undefined) {
    logger(container).info('An event about a session that is not ours was left alone')
    return 'unknown'
  }
  const checkouts = container.resolve(CHECKOUT_MODULE)
  const reason = 'The payment provider does not know the session'
  if (checkout.status === 'settling') throw new Error(`${reason} of a paid checkout`)
  return (await checkouts.changeCheckout(checkout.id, { status: 'failed', reason })).status
}

async function settle(
  checkout: Checkout,
  session: Stripe.Checkout.Session,
  container: MedusaContainer,
): Promise<CheckoutStatus> {
  const checkouts = container.resolve(CHECKOUT_MODULE)
  const change = async (status: CheckoutStatus, reason: string | null = null) =>
    (await checkouts.changeCheckout(checkout.id, { status, reason })).status

  const closeRefunded = async (reason: string) => {
    const mail = mailWithoutOrder(checkout, buyerOf(session))
    const { status } = await checkouts.changeCheckout(checkout.id, { status: 'refunded', reason }, [mail])
    container.resolve('mailSender')?.wake()
    return status
  }

  const status = sessionStatus(session)
  if (status === 'expired') return change('failed', checkout.reason ?? 'The session expired unpaid')
  if (status === 'declined') return change('failed', 'The session was completed, but its payment failed')
  // Open, or paid by a method that takes days.
  if (status !== 'paid') return checkout.status
  if (session.amount_total !== checkout.total || session.currency !== checkout.currency.toLowerCase()) {
    logger(container).error(`Checkout ${checkout.id} is held: what was paid is not what was quoted`)
    return change(
      'held',
      `Paid ${amountText(session.amount_total ?? 0, session.currency ?? '')}, quoted ${amountText(checkout.total, checkout.currency)}`,
    )
  }

  const resumed = checkout.status === 'settling'
  if (!resumed) await checkouts.changeCheckout(checkout.id, { status: 'settling' })
  const attempt = { checkout, session, resumed, isGivenUp: isGivenUp(checkout.failed_attempts) }
  const placed = await placeOrder(attempt, container).catch(async (error: unknown) => {
    const failed = await noteFailure(checkout, error, container)
    // The charge is read again: Medusa may have given the money back.
    if (failed.failed_attempts !== MAX_FAILED_ATTEMPTS) throw error
    return undefined
  })
  if (placed === undefined) {
    const [failed, now] = await Promise.all([
      checkouts.byId(checkout.id),
      retrieveSession(session.id, container.resolve('stripe')),
    ])
    if (failed === undefined || now === undefined) throw new Error('A paid checkout has disappeared')
    return settle(failed, now, container)
  }
  if (placed.outcome === 'sold_out' || placed.outcome === 'given_up') {
    await refundAll(checkout, session, container.resolve('stripe'))
    return closeRefunded(
      placed.outcome === 'sold_out'
        ? 'Sold out or withdrawn while the buyer was paying'
        : (checkout.reason ?? 'No order could be made of it'),
    )
  }
  if (placed.outcome === 'given_back') {
    return placed.amount >= checkout.total
      ? closeRefunded(checkout.reason ?? 'The money went back before there was an order')
      : change(
          'held',
          `${amountText(placed.amount, checkout.currency)} of ${amountText(checkout.total, checkout.currency)} went back before there was an order`,
        )
  }
  const { order, paymentId } = placed
  const buyer = buyerOf(session)
  // With this row come the mails; without it settling is resumed.
  const done = await checkouts.changeCheckout(
    checkout.id,
    {
      status: 'paid',
      reason: null,
      order_id: order.id,
      order_number: order.number,
      payment_id: paymentId,
      email_masked: maskEmail(buyer.email),
    },
    mailsOfOrder(checkout, order.id, buyer),
  )
  container.resolve('mailSender')?.wake()
  logger(container).info(`Order ${order.number} is paid`)
  return done.status
}

/** Counts and logs a failure; rejects with one that passes by itself. */
async function noteFailure(
  checkout: Checkout,
  error: unknown,
  container: MedusaContainer,
): Promise<Checkout> {
  if (isTransientFailure(error)) throw error
  const reason = errorMessage(error)
  const checkouts = container.resolve(CHECKOUT_MODULE)
  const failed = await checkouts.noteFailedAttempt(checkout.id, reason)
  const count = `${failed.failed_attempts} of ${MAX_FAILED_ATTEMPTS}`
  logger(container).error(`Checkout ${checkout.id} has not become an order, attempt ${count}: ${reason}`)
  return failed
}

/** The server died between creating and saving the session. */
async function attachSession(
  session: Stripe.Checkout.Session,
  checkouts: CheckoutModuleService,
): Promise<Checkout | undefined> {
  if (session.client_reference_id === null) return undefined
  const checkout = await checkouts.byId(session.client_reference_id)
  if (checkout === undefined || checkout.session_id !== null) return undefined
  return checkouts.changeCheckout(checkout.id, {
    status: 'open',
    session_id: session.id,
    session_url: session.url,
  })
}

async function refundAll(
  checkout: Checkout,
  session: Stripe.Checkout.Session,
  stripe: Stripe,
): Promise<void> {
  const paymentIntent = session.payment_intent
  if (paymentIntent === null) throw new Error('A paid session has no payment')
  await stripe.refunds.create(
    { payment_intent: typeof paymentIntent === 'string' ? paymentIntent : paymentIntent.id },
    { idempotencyKey: `${checkout.id}-refund` },
  )
}

function amountText(amount: number, currency: string): string {
  return `${currency.toUpperCase()} ${toFrancs(amount).toFixed(2)}`
}

function logger(container: MedusaContainer) {
  return container.resolve(ContainerRegistrationKeys.LOGGER)
}
