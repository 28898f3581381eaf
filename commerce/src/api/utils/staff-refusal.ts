import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { LANGUAGES } from '../../contract/site/language'
import { createTranslator } from '../../contract/text/template'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'
import { readStaffLanguage } from './staff-language'

/** What staff wanted to do and cannot: a key of `api/locales`. */
export type StaffRefusal = keyof typeof en

type RefusalOptions = { status?: 400 | 409; code?: string; values?: Record<string, string | number> }

const getRefusalTexts = createTranslator<StaffRefusal>({ en, de, fr, it })

/** Refuses what staff wanted to do, in a sentence of their language, as Medusa's admin shows `message`. */
export function sendStaffRefusal(
  refusal: StaffRefusal,
  request: MedusaRequest,
  response: MedusaResponse,
  { status = 400, code, values = {} }: RefusalOptions = {},
): void {
  const message = getRefusalTexts(readStaffLanguage(request) ?? LANGUAGES[0])(refusal, values)
  const type = status === 409 ? 'conflict' : 'invalid_data'
  response.status(status).json({ type, message, ...(code === undefined ? {} : { code }) })
}

/** Says which open change of an order keeps out another one, where Medusa says it with an id. */
export function sendOpenChange(request: MedusaRequest, response: MedusaResponse): void {
  sendStaffRefusal('open_change', request, response, { code: 'open_change' })
}
