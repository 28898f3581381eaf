import type Stripe from 'stripe'
import { DECLINED, type Decline, type Outcome } from './cards'
import { type Method, TWINT_REFUSED } from './methods'
import { recordEvent } from './events'
import { type SandboxBuyer, buildCharge, buildIntent, buildNulls, type Payer, getNowSeconds } from './objects'
import type { Sandbox } from './sandbox'
import type { SessionRow } from './store'

/** `atS`: when it happens, in Unix time; now by default. */
type Payment = { buyer: SandboxBuyer; outcome: Outcome; method: Method; atS?: number | undefined }

/**
 * Charges an open session: completes it, leaves the payment pending, or declines it and leaves the session open.
 */
export function pay(sandbox: Sandbox, row: SessionRow, { buyer, outcome, method, atS }: Payment): SessionRow {
  const intent = getIntent(sandbox, row)
  const { sessions } = sandbox.store
  const { id } = row.session
  if (!outcome.pays) {
    const declined = attempt(sandbox, intent, { buyer, method }, 'failed', { decline: outcome, atS })
    recordEvent(sandbox, 'payment_intent.payment_failed', declined, id)
    return sessions.put(id, { ...row, session: { ...row.session, payment_intent: intent.id } })
  }
  const isUndecided = outcome.asynchronous !== undefined
  const charged = attempt(sandbox, intent, { buyer, method }, isUndecided ? 'pending' : 'succeeded', { atS })
  const paid = sessions.put(id, {
    ...row,
    session: completeSession(row.session, intent.id, buyer, isUndecided ? 'unpaid' : 'paid'),
    ...(isUndecided && {
      settles: { at: Date.now() + sandbox.asyncMs, succeeds: outcome.asynchronous === 'succeeds', method },
    }),
  })
  if (!isUndecided) recordEvent(sandbox, 'payment_intent.succeeded', charged, id)
  recordEvent(sandbox, 'checkout.session.completed', paid.session, id)
  return paid
}

export function finishAsyncPayment(
  sandbox: Sandbox,
  row: SessionRow,
  { succeeds, atS }: { succeeds: boolean; atS?: number | undefined },
): SessionRow {
  const { settles, ...rest } = row
  const method = settles?.method ?? 'card'
  const { id, customer_details: details } = row.session
  const intent = getIntent(sandbox, row)
  const buyer = { email: details?.email ?? '', name: details?.name ?? '', address: details?.address ?? null }
  const session = { ...row.session, payment_status: succeeds ? ('paid' as const) : ('unpaid' as const) }
  const paid = sandbox.store.sessions.put(id, { ...rest, session })
  if (succeeds) {
    const paidIntent = attempt(sandbox, intent, { buyer, method }, 'succeeded')
    recordEvent(sandbox, 'payment_intent.succeeded', paidIntent, id)
  } else {
    const decline = method === 'card' ? DECLINED : TWINT_REFUSED
    attempt(sandbox, intent, { buyer, method }, 'failed', { decline })
  }
  recordEvent(
    sandbox,
    `checkout.session.async_payment_${succeeds ? 'succeeded' : 'failed'}`,
    session,
    id,
    atS,
  )
  return paid
}

export function expire(sandbox: Sandbox, row: SessionRow): SessionRow {
  const session = { ...row.session, status: 'expired' as const, url: null }
  const expired = sandbox.store.sessions.put(session.id, { ...row, session })
  recordEvent(sandbox, 'checkout.session.expired', session, session.id)
  return expired
}

/** Expires sessions and settles pending payments whose time has come. */
export function runDueChanges(sandbox: Sandbox): void {
  for (const row of sandbox.store.sessions.values()) {
    if (row.session.status === 'open' && row.session.expires_at <= getNowSeconds()) expire(sandbox, row)
    if (row.settles !== undefined && row.settles.at <= Date.now())
      finishAsyncPayment(sandbox, row, row.settles)
  }
}

const INTENT_STATUSES = {
  succeeded: 'succeeded',
  pending: 'processing',
  failed: 'requires_payment_method',
} as const

/**
 * Records an attempt to charge an intent, and why it was declined. A pending charge is decided, as at Stripe, and keeps its
 * time.
 */
function attempt(
  { store }: Sandbox,
  intent: Stripe.PaymentIntent,
  payer: Payer,
  status: keyof typeof INTENT_STATUSES,
  { decline, atS }: { decline?: Decline; atS?: number | undefined } = {},
): Stripe.PaymentIntent {
  const built = buildCharge(intent, payer, status, decline)
  const last = store.charges.get(String(intent.latest_charge))
  const { id, created } = last?.status === 'pending' ? last : { ...built, created: atS ?? built.created }
  const row = { ...built, id, created }
  store.charges.put(row.id, row)
  return store.intents.put(intent.id, {
    ...intent,
    status: INTENT_STATUSES[status],
    amount_received: row.amount_captured,
    latest_charge: row.id,
    payment_method: decline ? intent.payment_method : row.payment_method,
    last_payment_error: decline
      ? {
          type: decline.type,
          code: decline.code,
          ...(decline.declineCode && { decline_code: decline.declineCode }),
          charge: row.id,
          message: decline.message,
        }
      : null,
  })
}

/** Returns the session's payment intent. The first attempt creates it, as at Stripe. */
function getIntent({ store: { intents } }: Sandbox, { session, intentData }: SessionRow) {
  const existing = intents.get(String(session.payment_intent))
  if (existing) return existing
  const { amount_total: amount, currency, payment_method_types: methods } = session
  const intent = buildIntent({ amount: amount ?? 0, currency: currency ?? '', methods, ...intentData })
  return intents.put(intent.id, intent)
}

function completeSession(
  session: Stripe.Checkout.Session,
  intent: string,
  { email, name, address }: SandboxBuyer,
  paymentStatus: 'paid' | 'unpaid',
): Stripe.Checkout.Session {
  return {
    ...session,
    status: 'complete',
    payment_status: paymentStatus,
    payment_intent: intent,
    url: null,
    customer_details: {
      ...buildNulls('business_name individual_name phone'),
      address,
      email,
      name: name || null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    collected_information: {
      ...buildNulls('business_name individual_name'),
      shipping_details: session.shipping_address_collection && address ? { address, name } : null,
    },
  }
}
