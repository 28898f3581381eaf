import type { MedusaRequest } from '@medusajs/framework/http'
import type { Language } from '../../contract/settings'
import { readLanguageCookie, parseAcceptLanguage } from '../../lib/language'

/** Where Medusa's admin keeps its language. */
const ADMIN_LANGUAGE_COOKIE = 'lng'

/** The language of Medusa's admin, of the site, or of the browser; undefined where none is one that the shop speaks. */
export function staffLanguage({ headers }: MedusaRequest): Language | undefined {
  return (
    readLanguageCookie(headers.cookie, ADMIN_LANGUAGE_COOKIE) ??
    readLanguageCookie(headers.cookie) ??
    parseAcceptLanguage(headers['accept-language'])
  )
}
