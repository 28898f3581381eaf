import * as z from 'zod'
import type Stripe from 'stripe'
import { emit } from './events'
import { buildRefund } from './objects'
import { expand, integer, metadata } from './parameters'
import { type Sandbox, nowInSeconds } from './sandbox'
import { StripeFailure, noSuch } from './stripe-error'

export const createRefundSchema = z.strictObject({
  ...expand,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integer(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
})
export const updateRefundSchema = z.strictObject({ ...expand, metadata: metadata.optional() })
type CreateRefund = z.infer<typeof createRefundSchema>

/** Sends money back, all that is left unless an amount is named. Throws StripeFailure. */
export function refund(sandbox: Sandbox, wanted: CreateRefund): Stripe.Refund {
  const charge = chargeOf(sandbox, wanted)
  const left = charge.amount_captured - charge.amount_refunded
  if (charge.amount_captured === 0) {
    throw new StripeFailure(400, `Charge ${charge.id} was not captured; there is nothing to refund.`)
  }
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw new StripeFailure(400, message, { code: 'charge_already_refunded' })
  }
  const amount = wanted.amount ?? left
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`
    throw new StripeFailure(400, message, { param: 'amount' })
  }
  const made = buildRefund(charge, amount, wanted, nowInSeconds())
  sandbox.store.refunds.put(made.id, made)
  const refunded = charge.amount_refunded + amount
  const after = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount_captured }
  sandbox.store.charges.put(charge.id, after)
  emit(sandbox, 'charge.refunded', after, sessionOf(sandbox, charge))
  return made
}

/** Changes a refund's notes; an empty one is taken away, as at Stripe. Throws StripeFailure. */
export function annotateRefund(
  sandbox: Sandbox,
  id: string,
  wanted: z.infer<typeof updateRefundSchema>,
): Stripe.Refund {
  const made = sandbox.store.refunds.get(id)
  if (!made) throw noSuch('refund', id)
  const notes = Object.entries({ ...made.metadata, ...wanted.metadata }).filter(([, value]) => value !== '')
  return sandbox.store.refunds.put(id, { ...made, metadata: Object.fromEntries(notes) })
}

function chargeOf(sandbox: Sandbox, wanted: CreateRefund): Stripe.Charge {
  if (wanted.payment_intent === undefined && wanted.charge === undefined) {
    throw new StripeFailure(
      400,
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  if (wanted.charge !== undefined) {
    const charge = sandbox.store.charges.get(wanted.charge)
    if (!charge) throw noSuch('charge', wanted.charge, 'charge')
    return charge
  }
  const intent = sandbox.store.intents.get(wanted.payment_intent ?? '')
  if (!intent) throw noSuch('payment_intent', wanted.payment_intent ?? '', 'payment_intent')
  const charge = typeof intent.latest_charge === 'string' && sandbox.store.charges.get(intent.latest_charge)
  if (!charge || charge.status !== 'succeeded') {
    throw new StripeFailure(
      400,
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    )
  }
  return charge
}

function sessionOf(sandbox: Sandbox, charge: Stripe.Charge): string | null {
  const all = sandbox.store.sessions.all()
  return all.find((row) => row.session.payment_intent === charge.payment_intent)?.session.id ?? null
}
