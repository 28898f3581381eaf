import type { MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { formatRappen, toFrancs, toRappen } from '../../contract/money/money'
import type { Language } from '../../contract/settings'
import { sendStaffRefusal } from './staff-refusal'
import { hasRefundInProgress } from '../../orders/payment-queries'

const REFUNDING_PATHS =
  /^\/admin\/(?:payments\/(?<paymentId>[^/]+)\/refund|orders\/(?<orderId>[^/]+)\/cancel)$/

const REFUND_RUNS: Readonly<Record<Language, string>> = {
  en: 'Another refund of this order is under way. Please look again in three minutes.',
  de: 'Eine andere Erstattung dieser Bestellung ist noch unterwegs. Bitte schau in drei Minuten noch einmal.',
  fr: 'Un autre remboursement de cette commande est en cours. Regardez à nouveau dans trois minutes.',
  it: 'Un altro rimborso di questo ordine è in corso. Ricontrolla tra tre minuti.',
}

const REFUND = /^\/admin\/payments\/(?<paymentId>[^/]+)\/refund$/

const REFUND_TOO_LARGE: Readonly<Record<Language, string>> = {
  en: 'No more than {{left}} of this payment is left to be refunded.',
  de: 'Von dieser Zahlung lassen sich höchstens noch {{left}} erstatten.',
  fr: 'De ce paiement, il reste au plus {{left}} à rembourser.',
  it: 'Di questo pagamento restano al massimo {{left}} da rimborsare.',
}

const NOT_WHOLE_RAPPEN: Readonly<Record<Language, string>> = {
  en: 'An amount has whole Rappen, such as 12.50 or 0.05. Nothing was refunded.',
  de: 'Ein Betrag hat ganze Rappen, etwa 12.50 oder 0.05. Es wurde nichts erstattet.',
  fr: 'Un montant est en centimes entiers, par exemple 12.50 ou 0.05. Rien n’a été remboursé.',
  it: 'Un importo è in centesimi interi, per esempio 12.50 o 0.05. Non è stato rimborsato nulla.',
}

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
export const refuseFractionalRappen: MedusaRequestHandler = (request, response, next) => {
  const { data: body } = bodySchema.safeParse(request.body)
  const isRefund = REFUND.test(request.originalUrl.split('?')[0] ?? '') && request.method === 'POST'
  if (!isRefund || body === undefined || isWholeRappen(body.amount)) return next()
  sendStaffRefusal(NOT_WHOLE_RAPPEN, request, response)
}

/**
 * Refuses to refund more than is left of a payment, in the staff's language. Medusa's own message is English only.
 */
export const refuseLargerRefunds: MedusaRequestHandler = async (request, response, next) => {
  const paymentId = REFUND.exec(request.originalUrl.split('?')[0] ?? '')?.groups?.['paymentId']
  const { data: body } = bodySchema.safeParse(request.body)
  if (request.method !== 'POST' || paymentId === undefined || body === undefined) return next()
  const left = await getRefundableAmount(paymentId, request.scope)
  if (left === undefined || toRappen(body.amount) <= left.rappen) return next()
  const amount = formatRappen(left.rappen, left.currency)
  sendStaffRefusal(REFUND_TOO_LARGE, request, response, { values: { left: amount } })
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
export const refuseDuringRefund: MedusaRequestHandler = async (request, response, next) => {
  const found = REFUNDING_PATHS.exec(request.originalUrl.split('?')[0] ?? '')?.groups
  const id = found?.['paymentId'] ?? found?.['orderId']
  if (request.method !== 'POST' || id === undefined || !(await hasRefundInProgress(id, request.scope)))
    return next()
  sendStaffRefusal(REFUND_RUNS, request, response, { status: 409 })
}
