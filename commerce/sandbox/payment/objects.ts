import type Stripe from 'stripe'
import { newId } from './ids'

/** Who pays and where the goods go, as the hosted page collected it. */
export type Buyer = { email: string; name: string; address: Stripe.Address | null }

type IntentFacts = { amount: number; currency: string; description: string | null; metadata: Stripe.Metadata }

/** A payment intent that waits for a card; `now` in seconds. */
export function buildIntent(facts: IntentFacts, now: number): Stripe.PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: facts.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: now,
    currency: facts.currency,
    customer: null,
    customer_account: null,
    description: facts.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  }
}

/** One attempt to charge the intent's amount. `failure` says why it did not work; `now` in seconds. */
export function buildCharge(
  intent: Stripe.PaymentIntent,
  buyer: Buyer,
  status: 'succeeded' | 'pending' | 'failed',
  now: number,
  failure: { code: string; message: string } | null = null,
): Stripe.Charge {
  const succeeded = status === 'succeeded'
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: succeeded ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: buyer.address,
      email: buyer.email,
      name: buyer.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: succeeded,
    created: now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: succeeded,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  }
}

export type RefundReason = 'duplicate' | 'fraudulent' | 'requested_by_customer'

/** Money sent back; `amount` in the smallest unit, `now` in seconds. */
export function buildRefund(
  charge: Stripe.Charge,
  amount: number,
  wanted: { reason?: RefundReason | undefined; metadata?: Stripe.Metadata | undefined },
  now: number,
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: wanted.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
