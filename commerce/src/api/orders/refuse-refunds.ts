import type { MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { formatRappen, toFrancs, toRappen } from '../../contract/money/money'
import { readAdminPath } from './read-admin-path'
import { StaffRefusal } from '../../lib/staff-refusal'
import { hasRefundInProgress } from '../../orders/payment-queries'

const REFUNDING_PATHS = /^(?:payments\/(?<paymentId>[^/]+)\/refund|orders\/(?<orderId>[^/]+)\/cancel)$/i

const REFUND = /^payments\/(?<paymentId>[^/]+)\/refund$/i

const bodySchema = z.object({ amount: z.number() })

const paymentSchema = z.object({
  currency_code: z.string(),
  captures: z.array(z.object({ amount: z.coerce.number() })),
  refunds: z.array(z.object({ amount: z.coerce.number() })),
})

/** In francs: what a computed amount may be off in its last digits, as 32.2 - 2.2 is. */
const ROUNDING_ERROR = 1e-9

/** Whether an amount in francs has no fraction of a Rappen. */
export function isWholeRappen(francs: number): boolean {
  return Math.abs(toFrancs(toRappen(francs)) - francs) < ROUNDING_ERROR
}

/** Refuses a refund with a fraction of a Rappen: Stripe would round it, Medusa would not, and the two would differ. */
export const refuseFractionalRappen: MedusaRequestHandler = (request, _response, next) => {
  const { data: body } = bodySchema.safeParse(request.body)
  const isRefund = REFUND.test(readAdminPath(request)) && request.method === 'POST'
  if (!isRefund || body === undefined || isWholeRappen(body.amount)) return next()
  throw new StaffRefusal('fractional_rappen')
}

/**
 * Refuses to refund more than is left of a payment, in the staff's language. Medusa's own message is English only.
 */
export const refuseLargerRefunds: MedusaRequestHandler = async (request, _response, next) => {
  const paymentId = REFUND.exec(readAdminPath(request))?.groups?.['paymentId']
  const { data: body } = bodySchema.safeParse(request.body)
  if (request.method !== 'POST' || paymentId === undefined || body === undefined) return next()
  const left = await getRefundableAmount(paymentId, request.scope)
  if (left === undefined || toRappen(body.amount) <= left.rappen) return next()
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
  const found = REFUNDING_PATHS.exec(readAdminPath(request))?.groups
  const id = found?.['paymentId'] ?? found?.['orderId']
  if (request.method !== 'POST' || id === undefined || !(await hasRefundInProgress(id, request.scope)))
    return next()
  throw new StaffRefusal('refund_under_way', { status: 409 })
}
