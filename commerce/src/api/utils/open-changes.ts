import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { Language } from '../../contract/settings'
import { sendStaffRefusal } from './staff-refusal'

const OPEN_CHANGE: Readonly<Record<Language, string>> = {
  en: 'A change of this order was begun in Medusa’s admin and is not finished. Please confirm or cancel it there first.',
  de: 'Eine Änderung dieser Bestellung wurde in der Medusa-Verwaltung begonnen und ist nicht fertig. Bitte bestätige sie dort zuerst oder brich sie ab.',
  fr: 'Une modification de cette commande a été commencée dans l’administration de Medusa et n’est pas terminée. Confirmez-la ou annulez-la d’abord là-bas.',
  it: 'Una modifica di questo ordine è stata iniziata nell’amministrazione di Medusa e non è terminata. Prima confermala o annullala lì.',
}

/** Says which open change of an order keeps out another one, where Medusa says it with an id. */
export function sendOpenChange(request: MedusaRequest, response: MedusaResponse): void {
  sendStaffRefusal(OPEN_CHANGE, request, response, { code: 'open_change' })
}
