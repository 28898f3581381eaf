import type { MedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { formatRappen, toFrancs, toRappen } from '../../contract/money/money'
import { parseOrderChange } from './parse-order-change'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { hasRefundInProgress } from '../read/refund-queries'

const bodySchema = z.object({ amount: z.number() })

const paymentSchema = z.object({
  currency_code: z.string(),
  captures: z.array(z.object({ amount: z.coerce.number() })),
  refunds: z.array(z.object({ amount: z.coerce.number() })),
})

/** The error of a computed amount, in francs: 32.2 - 2.2 is not exactly 30. */
const ROUNDING_ERROR = 1e-9

/** Whether an amount in francs has no fraction of a Rappen. */
export function isWholeRappen(francs: number): boolean {
  return Math.abs(toFrancs(toRappen(francs)) - francs) < ROUNDING_ERROR
}

/** Returns the refund that a request asks for; undefined if it asks for another thing, or for no amount. */
function parseRefund(request: MedusaRequest): { paymentId: string; francs: number } | undefined {
  const change = parseOrderChange(request)
  const { data: body } = bodySchema.safeParse(request.body)
  if (change?.kind !== 'refund' || body === undefined) return undefined
  return { paymentId: change.paymentId, francs: body.amount }
}

/** Refuses a refund with a fraction of a Rappen: Stripe would round it, Medusa would not, and the two would differ. */
export const refuseFractionalRappen: MedusaRequestHandler = (request, _response, next) => {
  const refund = parseRefund(request)
  if (refund === undefined || isWholeRappen(refund.francs)) return next()
  throw new StaffRefusal('fractional_rappen')
}

/**
 * Refuses to refund more than is left of a payment, in the staff's language. Medusa's own message is English only.
 */
export const refuseLargerRefunds: MedusaRequestHandler = async (request, _response, next) => {
  const refund = parseRefund(request)
  if (refund === undefined) return next()
  const left = await getRefundableAmount(refund.paymentId, request.scope)
  if (left === undefined || toRappen(refund.francs) <= left.rappen) return next()
  const amount = formatRappen(left.rappen, left.currency)
  throw new StaffRefusal('refund_too_large', { values: { left: amount } })
}

/** Returns the captured amount of a payment that is not refunded; undefined if there is no such payment. */
async function getRefundableAmount(paymentId: string, container: MedusaContainer) {
  const [found] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: paymentId }, { relations: ['captures', 'refunds'] })
  const { data: payment } = paymentSchema.safeParse(found)
  if (payment === undefined) return undefined
  const sum = (amounts: { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + toRappen(amount), 0)
  return {
    rappen: sum(payment.captures) - sum(payment.refunds),
    currency: payment.currency_code.toUpperCase(),
  }
}

/** Refuses refunds and cancellations in Medusa's admin while another refund of the order may still be running. */
export const refuseDuringRefund: MedusaRequestHandler = async (request, _response, next) => {
  const id = findRefundedId(request)
  if (id === undefined || !(await hasRefundInProgress(id, request.scope))) return next()
  throw new StaffRefusal('refund_under_way', { status: 409 })
}

/** Returns the id of the payment or the order that a request refunds: a cancellation refunds its order. */
function findRefundedId(request: MedusaRequest): string | undefined {
  const change = parseOrderChange(request)
  if (change?.kind === 'refund') return change.paymentId
  return change?.kind === 'cancel' ? change.orderId : undefined
}
