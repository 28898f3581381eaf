import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { Method } from './methods'

/** The buyer as typed into the hosted page. A payment by TWINT without shipping asks for no name. */
export type SandboxBuyer = { email: string; name: string; address: Stripe.Address | null }

export type Payer = { buyer: SandboxBuyer; method: Method }

type Split<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Split<Rest> : S

/** Fields of Stripe that the sandbox never fills. They let the SDK's types check that an object is complete. */
export function buildNulls<S extends string>(names: S): Record<Split<S>, null> {
  return Object.fromEntries(names.split(' ').map((name) => [name, null])) as Record<Split<S>, null>
}

type IntentFacts = {
  amount: number
  currency: string
  methods: string[]
  description: string | null
  metadata: Stripe.Metadata
}

export function buildIntent({
  amount,
  currency,
  methods,
  description,
  metadata,
}: IntentFacts): Stripe.PaymentIntent {
  const id = createId('pi')
  return {
    ...buildNulls(
      'allowed_payment_method_types application application_fee_amount automatic_payment_methods',
    ),
    ...buildNulls('canceled_at cancellation_reason customer customer_account excluded_payment_method_types'),
    ...buildNulls(
      'last_payment_error latest_charge managed_payments next_action on_behalf_of payment_method',
    ),
    ...buildNulls('payment_method_configuration_details payment_record processing receipt_email review'),
    ...buildNulls('setup_future_usage shipping source statement_descriptor statement_descriptor_suffix'),
    ...buildNulls('transfer_group'),
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic_async',
    client_secret: createId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: getNowSeconds(),
    currency,
    description,
    livemode: false,
    metadata,
    payment_method_options: {},
    payment_method_types: methods,
    status: 'requires_payment_method',
  }
}

/** Builds one attempt to charge an intent. `failure` is why it was declined. */
export function buildCharge(
  intent: Stripe.PaymentIntent,
  { buyer: { address, email, name }, method }: Payer,
  status: Stripe.Charge.Status,
  failure?: { code: string; message: string },
): Stripe.Charge {
  const succeeded = status === 'succeeded'
  const { amount, currency, description, metadata } = intent
  return {
    ...buildNulls('application application_fee application_fee_amount balance_transaction'),
    ...buildNulls(
      'calculated_statement_descriptor customer failure_balance_transaction on_behalf_of outcome',
    ),
    ...buildNulls('receipt_email receipt_number receipt_url review shipping source'),
    ...buildNulls(
      'source_transfer statement_descriptor statement_descriptor_suffix transfer_data transfer_group',
    ),
    id: createId('ch'),
    object: 'charge',
    amount,
    amount_captured: succeeded ? amount : 0,
    amount_refunded: 0,
    billing_details: { address, email, name: name || null, phone: null, tax_id: null },
    captured: succeeded,
    created: getNowSeconds(),
    currency,
    description,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata,
    paid: succeeded,
    payment_intent: intent.id,
    payment_method: createId('pm'),
    payment_method_details: { type: method },
    refunded: false,
    status,
  }
}

export function buildRefund(
  charge: Stripe.Charge,
  amount: number,
  { reason, metadata }: { [Key in 'reason' | 'metadata']?: Stripe.Refund[Key] | undefined },
): Stripe.Refund {
  return {
    ...buildNulls('balance_transaction customer customer_account receipt_number source_transfer_reversal'),
    ...buildNulls('transfer_reversal'),
    id: createId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: getNowSeconds(),
    currency: charge.currency,
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    status: 'succeeded',
  }
}

export function getNowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** Returns a new id in Stripe's format, such as `pi_3fa0…`. */
export function createId(prefix: string, length = 24): string {
  return `${prefix}_${randomBytes(length / 2).toString('hex')}`
}
