import type Stripe from 'stripe'
import type { CardOutcome, DeclineCode } from './cards'
import { emit } from './events'
import { type Buyer, buildCharge, buildIntent } from './objects'
import { type Sandbox, nowInSeconds } from './sandbox'
import type { SessionRow } from './store'

type Declined = Extract<CardOutcome, { pays: false }>

/** Sentences of Stripe's declines (docs.stripe.com/declines/codes). */
const DECLINES: Record<DeclineCode, string> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
}

/** Charges an open session: completes it, leaves it undecided for a while, or declines and leaves it open. */
export function pay(sandbox: Sandbox, row: SessionRow, buyer: Buyer, outcome: CardOutcome): SessionRow {
  const intent = intentOf(sandbox, row)
  if (!outcome.pays) return decline(sandbox, row, intent, buyer, outcome)
  const undecided = outcome.asynchronous !== undefined
  charge(sandbox, intent, buyer, undecided ? 'pending' : 'succeeded')
  const paid = sandbox.store.sessions.put(row.session.id, {
    ...row,
    session: completed(row.session, intent.id, buyer, undecided ? 'unpaid' : 'paid'),
    ...(undecided && {
      settles: { at: Date.now() + sandbox.asyncMs, succeeds: outcome.asynchronous === 'succeeds' },
    }),
  })
  if (!undecided) emit(sandbox, 'payment_intent.succeeded', currentIntent(sandbox, intent), row.session.id)
  emit(sandbox, 'checkout.session.completed', paid.session, row.session.id)
  return paid
}

/** Decides an asynchronous payment that was under way. */
export function settle(sandbox: Sandbox, row: SessionRow, succeeds: boolean): SessionRow {
  const { settles: _decided, ...rest } = row
  const intent = intentOf(sandbox, row)
  const buyer = buyerOf(row.session)
  const id = row.session.id
  const session: Stripe.Checkout.Session = { ...row.session, payment_status: succeeds ? 'paid' : 'unpaid' }
  const settled = sandbox.store.sessions.put(id, { ...rest, session })
  if (succeeds) {
    charge(sandbox, intent, buyer, 'succeeded')
    emit(sandbox, 'payment_intent.succeeded', currentIntent(sandbox, intent), id)
    emit(sandbox, 'checkout.session.async_payment_succeeded', session, id)
  } else {
    fail(sandbox, intent, buyer, { pays: false, code: 'card_declined', declineCode: 'generic_decline' })
    emit(sandbox, 'checkout.session.async_payment_failed', session, id)
  }
  return settled
}

/** Closes an open session; nothing can be paid with it any more. */
export function expire(sandbox: Sandbox, row: SessionRow): SessionRow {
  const session: Stripe.Checkout.Session = { ...row.session, status: 'expired', url: null }
  const expired = sandbox.store.sessions.put(session.id, { ...row, session })
  emit(sandbox, 'checkout.session.expired', session, session.id)
  return expired
}

/** Does what time alone does: sessions expire, asynchronous payments are decided. */
export function letTimePass(sandbox: Sandbox): void {
  for (const row of sandbox.store.sessions.all()) {
    if (row.session.status === 'open' && row.session.expires_at <= nowInSeconds()) expire(sandbox, row)
    if (row.settles !== undefined && row.settles.at <= Date.now()) settle(sandbox, row, row.settles.succeeds)
  }
}

function decline(
  sandbox: Sandbox,
  row: SessionRow,
  intent: Stripe.PaymentIntent,
  buyer: Buyer,
  outcome: Declined,
): SessionRow {
  fail(sandbox, intent, buyer, outcome)
  emit(sandbox, 'payment_intent.payment_failed', currentIntent(sandbox, intent), row.session.id)
  return sandbox.store.sessions.put(row.session.id, {
    ...row,
    session: { ...row.session, payment_intent: intent.id },
  })
}

function charge(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  buyer: Buyer,
  status: 'succeeded' | 'pending',
): void {
  const { charges, intents } = sandbox.store
  const made = buildCharge(intent, buyer, status, nowInSeconds())
  charges.put(made.id, made)
  intents.put(intent.id, {
    ...intent,
    status: status === 'succeeded' ? 'succeeded' : 'processing',
    amount_received: made.amount_captured,
    latest_charge: made.id,
    payment_method: made.payment_method,
    last_payment_error: null,
  })
}

function fail(sandbox: Sandbox, intent: Stripe.PaymentIntent, buyer: Buyer, outcome: Declined): void {
  const { charges, intents } = sandbox.store
  const message = DECLINES[outcome.declineCode]
  const made = buildCharge(intent, buyer, 'failed', nowInSeconds(), { code: outcome.code, message })
  charges.put(made.id, made)
  intents.put(intent.id, {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: made.id,
    last_payment_error: {
      type: 'card_error',
      code: outcome.code,
      decline_code: outcome.declineCode,
      charge: made.id,
      message,
    },
  })
}

/** The session's intent; the first attempt to pay makes it, as at Stripe. */
function intentOf(sandbox: Sandbox, row: SessionRow): Stripe.PaymentIntent {
  const { payment_intent: id, amount_total: amount, currency } = row.session
  const known = typeof id === 'string' ? sandbox.store.intents.get(id) : undefined
  if (known) return known
  const facts = { amount: amount ?? 0, currency: currency ?? '', ...row.intentData }
  const intent = buildIntent(facts, nowInSeconds())
  return sandbox.store.intents.put(intent.id, intent)
}

function currentIntent(sandbox: Sandbox, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  return sandbox.store.intents.get(intent.id) ?? intent
}

function completed(
  session: Stripe.Checkout.Session,
  intent: string,
  buyer: Buyer,
  paymentStatus: 'paid' | 'unpaid',
): Stripe.Checkout.Session {
  const { email, name, address } = buyer
  return {
    ...session,
    status: 'complete',
    payment_status: paymentStatus,
    payment_intent: intent,
    url: null,
    customer_details: {
      address,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details: session.shipping_address_collection && address ? { address, name } : null,
    },
  }
}

function buyerOf(session: Stripe.Checkout.Session): Buyer {
  const details = session.customer_details
  return { email: details?.email ?? '', name: details?.name ?? '', address: details?.address ?? null }
}
