import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { fillTemplate } from '../../contract/text/template'
import { type Language, LANGUAGES } from '../../contract/settings'
import { readStaffLanguage } from './staff-language'

type RefusalOptions = { status?: 400 | 409; code?: string; values?: Record<string, string | number> }

/** Refuses what staff wanted to do, in a sentence of their language, as Medusa's admin shows `message`. */
export function sendStaffRefusal(
  sentences: Readonly<Record<Language, string>>,
  request: MedusaRequest,
  response: MedusaResponse,
  { status = 400, code, values = {} }: RefusalOptions = {},
): void {
  const message = fillTemplate(sentences[readStaffLanguage(request) ?? LANGUAGES[0]], values)
  const type = status === 409 ? 'conflict' : 'invalid_data'
  response.status(status).json({ type, message, ...(code === undefined ? {} : { code }) })
}
