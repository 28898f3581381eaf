import type { MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { fillTemplate } from '../../contract/text/template'
import { formatRappen, toRappen } from '../../contract/money/money'
import { type Language, LANGUAGES } from '../../contract/settings'
import { readStaffLanguage } from './staff-language'
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

const bodySchema = z.object({ amount: z.number() })

const paymentSchema = z.object({
  currency_code: z.string(),
  captures: z.array(z.object({ amount: z.coerce.number() })),
  refunds: z.array(z.object({ amount: z.coerce.number() })),
})

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
  const message = fillTemplate(REFUND_TOO_LARGE[readStaffLanguage(request) ?? LANGUAGES[0]], { left: amount })
  response.status(400).json({ type: 'invalid_data', message })
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
  const message = REFUND_RUNS[readStaffLanguage(request) ?? LANGUAGES[0]]
  response.status(409).json({ type: 'conflict', message })
}
