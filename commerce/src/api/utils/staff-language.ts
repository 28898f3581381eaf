import type { MedusaRequest } from '@medusajs/framework/http'
import type { Language } from '../../contract/settings'
import { chosenLanguage, preferredLanguage } from '../../lib/language'

/** Where Medusa's admin keeps its language. */
const ADMIN_LANGUAGE_COOKIE = 'lng'

/** The language of Medusa's admin, of the site, or of the browser; undefined where none is one that the shop speaks. */
export function staffLanguage({ headers }: MedusaRequest): Language | undefined {
  return (
    chosenLanguage(headers.cookie, ADMIN_LANGUAGE_COOKIE) ??
    chosenLanguage(headers.cookie) ??
    preferredLanguage(headers['accept-language'])
  )
}
