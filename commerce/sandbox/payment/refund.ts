import type Stripe from 'stripe'
import * as z from 'zod'
import { recordEvent } from './events'
import { buildRefund } from './objects'
import { createIntegerSchema, metadataSchema } from './stripe-params'
import type { Sandbox } from './sandbox'
import type { Store } from './store'
import { StripeApiError, assertFound } from './stripe-error'

export const createRefundSchema = z.strictObject({
  payment_intent: z.string(),
  amount: createIntegerSchema(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadataSchema.optional(),
})

/** Refunds an amount, by default all that is left. Throws StripeApiError. */
export function refund(sandbox: Sandbox, parameters: z.infer<typeof createRefundSchema>): Stripe.Refund {
  const { intents, charges, refunds } = sandbox.store
  const id = parameters.payment_intent
  const intent = assertFound(intents.get(id), 'payment_intent', id, 'payment_intent')
  const charge = charges.get(String(intent.latest_charge))
  if (charge?.status !== 'succeeded')
    throw new StripeApiError(400, `This PaymentIntent (${id}) does not have a successful charge to refund.`)
  const left = charge.amount_captured - charge.amount_refunded
  const { amount = left } = parameters
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw new StripeApiError(400, message, { code: 'charge_already_refunded' })
  }
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`
    throw new StripeApiError(400, message, { param: 'amount' })
  }
  const row = buildRefund(charge, amount, parameters)
  refunds.put(row.id, row)
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left }
  charges.put(charge.id, refunded)
  recordEvent(sandbox, 'charge.refunded', refunded, findSessionId(sandbox.store, id))
  return row
}

export const failRefundSchema = z.strictObject({
  status: z.enum(['failed', 'canceled']).default('failed'),
  reason: z.string().default('expired_or_canceled_card'),
  at: z.int().optional(),
})

/**
 * Has a refund fail later, or be cancelled while it was pending: its money is the charge's again
 * (docs.stripe.com/refunds#failed-refunds). `at` is when, in Unix time; now by default.
 */
export function failRefund(
  sandbox: Sandbox,
  id: string,
  { status, reason, at: atS }: z.infer<typeof failRefundSchema>,
): Stripe.Refund {
  const { charges, refunds } = sandbox.store
  const made = assertFound(refunds.get(id), 'refund', id)
  if (made.status === 'failed' || made.status === 'canceled')
    throw new StripeApiError(400, `Refund ${id} is ${made.status} already.`)
  const row = refunds.put(id, { ...made, status, failure_reason: reason })
  const charge = charges.get(String(made.charge))
  if (charge !== undefined)
    charges.put(charge.id, {
      ...charge,
      amount_refunded: charge.amount_refunded - made.amount,
      refunded: false,
    })
  const session = findSessionId(sandbox.store, String(made.payment_intent))
  for (const type of ['refund.updated', 'charge.refund.updated'] as const)
    recordEvent(sandbox, type, row, session, atS)
  if (status === 'failed') recordEvent(sandbox, 'refund.failed', row, session, atS)
  return row
}

function findSessionId({ sessions }: Store, intent: string): string | null {
  return [...sessions.values()].find(({ session }) => session.payment_intent === intent)?.session.id ?? null
}
