import type Stripe from 'stripe'
import * as z from 'zod'
import { recordEvent } from './events'
import { buildRefund } from './objects'
import { createIntegerSchema, metadataSchema } from './stripe-params'
import type { Sandbox } from './sandbox'
import { StripeApiError, assertFound } from './stripe-error'

export const createRefundSchema = z.strictObject({
  payment_intent: z.string(),
  amount: createIntegerSchema(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadataSchema.optional(),
})

/** Refunds an amount, by default all that is left. Throws StripeApiError. */
export function refund(sandbox: Sandbox, parameters: z.infer<typeof createRefundSchema>): Stripe.Refund {
  const { sessions, intents, charges, refunds } = sandbox.store
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
  const paid = [...sessions.values()].find(({ session }) => session.payment_intent === id)
  recordEvent(sandbox, 'charge.refunded', refunded, paid?.session.id ?? null)
  return row
}
