import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../contract/money'
import { reasonOf } from '../lib/reason-of'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { Intent, IntentStatus } from '../modules/checkout/types'
import { buyerOf, maskEmail } from './buyer'
import { mailsOfOrder, mailWithoutOrder } from './mails/mails-of-checkout'
import { mailSender } from './mails/mail-sender'
import { placeOrder } from './place-order'
import { retrieveSession, sessionStatus } from './session-status'
import { isGivenUp, isTransientFailure, MAX_FAILED_ATTEMPTS } from './settle-failure'

type Dependencies = { container: MedusaContainer; stripe: Stripe }

/** How a session stands afterwards; 'busy': another process is at it; 'unknown': it is none of ours. */
export type Settlement = IntentStatus | 'busy' | 'unknown'

/** States that the provider can no longer change. */
const FINAL: ReadonlySet<IntentStatus> = new Set(['paid', 'held', 'refunded'])

/**
 * Brings a checkout to where the provider says it is: once, whatever is delivered, how often and in which order
 * (reading R20). Safe to repeat and to resume after a crash at any point; rejects when it must be tried again.
 */
export async function settleCheckout(sessionId: string, dependencies: Dependencies): Promise<Settlement> {
  const checkout = dependencies.container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  return checkout.withSessionLock(sessionId, async () => {
    const known = await checkout.intentBySession(sessionId)
    if (known !== undefined && FINAL.has(known.status)) return known.status
    await checkout.noteCheck(sessionId)
    const session = await retrieveSession(sessionId, dependencies.stripe)
    if (session === undefined) return lost(known, dependencies)
    const intent = known ?? (await adopt(session, checkout))
    return intent === undefined ? lost(intent, dependencies) : settle(intent, session, dependencies)
  })
}

/**
 * A session that the provider does not know, or that none of our checkouts has opened. Rejects where it was paid: then
 * the provider is asked with the key of another account, and will know it again.
 */
async function lost(intent: Intent | undefined, dependencies: Dependencies): Promise<Settlement> {
  if (intent === undefined) {
    logger(dependencies).info('An event about a session that is not ours was left alone')
    return 'unknown'
  }
  const checkout = dependencies.container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const reason = 'The payment provider does not know the session'
  if (intent.status === 'settling') throw new Error(`${reason} of a paid checkout`)
  return (await checkout.changeIntent(intent.id, { status: 'failed', reason })).status
}

async function settle(
  intent: Intent,
  session: Stripe.Checkout.Session,
  dependencies: Dependencies,
): Promise<IntentStatus> {
  const checkout = dependencies.container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const change = async (status: IntentStatus, reason: string | null = null) =>
    (await checkout.changeIntent(intent.id, { status, reason })).status

  const giveUp = async (reason: string) => {
    const mail = mailWithoutOrder(intent, buyerOf(session))
    const { status } = await checkout.changeIntent(intent.id, { status: 'refunded', reason }, [mail])
    mailSender(dependencies.container).wake()
    return status
  }

  const status = sessionStatus(session)
  // Whoever has closed it has said why.
  if (status === 'expired') return change('failed', intent.reason ?? 'The session expired unpaid')
  if (status === 'declined') return change('failed', 'The session was completed, but its payment failed')
  // Open, or by a method that takes days: what the provider may still change.
  if (status !== 'paid') return intent.status
  if (session.amount_total !== intent.total || session.currency !== intent.currency.toLowerCase()) {
    logger(dependencies).error(`Checkout ${intent.id} is held: what was paid is not what was quoted`)
    return change(
      'held',
      `Paid ${amountText(session.amount_total ?? 0, session.currency ?? '')}, quoted ${amountText(intent.total, intent.currency)}`,
    )
  }

  const resumed = intent.status === 'settling'
  // Its row tells how long it has been like this.
  if (!resumed) await checkout.changeIntent(intent.id, { status: 'settling' })
  const attempt = { intent, session, resumed, isGivenUp: isGivenUp(intent.failed_attempts) }
  const placed = await placeOrder(attempt, dependencies).catch(async (error: unknown) => {
    const failed = await noteFailure(intent, error, dependencies)
    // What is over is begun no more; the charge is read again, as Medusa may have given the money back.
    if (failed.failed_attempts !== MAX_FAILED_ATTEMPTS) throw error
    return undefined
  })
  if (placed === undefined) {
    const [failed, now] = await Promise.all([
      checkout.intentById(intent.id),
      retrieveSession(session.id, dependencies.stripe),
    ])
    if (failed === undefined || now === undefined) throw new Error('A paid checkout has disappeared')
    return settle(failed, now, dependencies)
  }
  if (placed.outcome === 'sold_out' || placed.outcome === 'given_up') {
    await refundAll(intent, session, dependencies.stripe)
    return giveUp(
      placed.outcome === 'sold_out'
        ? 'Sold out or withdrawn while the buyer was paying'
        : (intent.reason ?? 'No order could be made of it'),
    )
  }
  if (placed.outcome === 'given_back') {
    return placed.amount >= intent.total
      ? giveUp(intent.reason ?? 'The money went back before there was an order')
      : change(
          'held',
          `${amountText(placed.amount, intent.currency)} of ${amountText(intent.total, intent.currency)} went back before there was an order`,
        )
  }
  const { order, paymentId } = placed
  const buyer = buyerOf(session)
  // Here the order becomes ours: with this row come its mails, and without it settling is resumed.
  const done = await checkout.changeIntent(
    intent.id,
    {
      status: 'paid',
      reason: null,
      order_id: order.id,
      order_number: order.number,
      payment_id: paymentId,
      email_masked: maskEmail(buyer.email),
    },
    mailsOfOrder(intent, order.id, buyer),
  )
  mailSender(dependencies.container).wake()
  logger(dependencies).info(`Order ${order.number} is paid`)
  return done.status
}

/** Counts a failure that does not pass by itself, and logs it; rejects with one that does. */
async function noteFailure(intent: Intent, error: unknown, dependencies: Dependencies): Promise<Intent> {
  if (isTransientFailure(error)) throw error
  const reason = reasonOf(error)
  const checkout = dependencies.container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const failed = await checkout.noteFailedAttempt(intent.id, reason)
  const count = `${failed.failed_attempts} of ${MAX_FAILED_ATTEMPTS}`
  logger(dependencies).error(`Checkout ${intent.id} has not become an order, attempt ${count}: ${reason}`)
  return failed
}

/** A session whose id was never saved, because the server died between creating and saving it. */
async function adopt(
  session: Stripe.Checkout.Session,
  checkout: CheckoutModuleService,
): Promise<Intent | undefined> {
  if (session.client_reference_id === null) return undefined
  const intent = await checkout.intentById(session.client_reference_id)
  if (intent === undefined || intent.session_id !== null) return undefined
  return checkout.changeIntent(intent.id, {
    status: 'open',
    session_id: session.id,
    session_url: session.url,
  })
}

async function refundAll(intent: Intent, session: Stripe.Checkout.Session, stripe: Stripe): Promise<void> {
  const paymentIntent = session.payment_intent
  if (paymentIntent === null) throw new Error('A paid session has no payment')
  await stripe.refunds.create(
    { payment_intent: typeof paymentIntent === 'string' ? paymentIntent : paymentIntent.id },
    { idempotencyKey: `${intent.id}-refund` },
  )
}

/** An amount in the smallest unit as the staff read it. */
function amountText(amount: number, currency: string): string {
  return `${currency.toUpperCase()} ${toFrancs(amount).toFixed(2)}`
}

function logger({ container }: Dependencies) {
  return container.resolve(ContainerRegistrationKeys.LOGGER)
}
