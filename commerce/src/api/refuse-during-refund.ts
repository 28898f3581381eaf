import type { MedusaRequestHandler } from '@medusajs/framework/http'
import { LANGUAGES, type Language } from '../contract/settings'
import { hasRefundInProgress } from '../orders/payment-store'
import { staffLanguage } from './utils/staff-language'

const REFUNDING_PATHS =
  /^\/admin\/(?:payments\/(?<paymentId>[^/]+)\/refund|orders\/(?<orderId>[^/]+)\/cancel)$/

const SENTENCES: Readonly<Record<Language, string>> = {
  en: 'Another refund of this order is under way. Please look again in three minutes.',
  de: 'Eine andere Erstattung dieser Bestellung ist noch unterwegs. Bitte schau in drei Minuten noch einmal.',
  fr: 'Un autre remboursement de cette commande est en cours. Regardez à nouveau dans trois minutes.',
  it: 'Un altro rimborso di questo ordine è in corso. Ricontrolla tra tre minuti.',
}

/** Refuses to refund or cancel in Medusa's admin while a refund of the order is not known to have been made. */
export const refuseDuringRefund: MedusaRequestHandler = async (request, response, next) => {
  const found = REFUNDING_PATHS.exec(request.originalUrl.split('?')[0] ?? '')?.groups
  const id = found?.['paymentId'] ?? found?.['orderId']
  if (request.method !== 'POST' || id === undefined || !(await hasRefundInProgress(id, request.scope)))
    return next()
  const message = SENTENCES[staffLanguage(request) ?? LANGUAGES[0]]
  response.status(409).json({ type: 'conflict', message })
}
