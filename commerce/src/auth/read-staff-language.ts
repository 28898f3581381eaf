import type { MedusaRequest } from '@medusajs/framework/http'
import type { Language } from '../contract/site/language'
import { readLanguageCookie, parseAcceptLanguage } from '../lib/http/negotiate-language'

/** The cookie in which Medusa's admin stores its language. */
const ADMIN_LANGUAGE_COOKIE = 'lng'

/**
 * Returns the language of Medusa's admin, of the site, or of the browser; undefined if the shop has none of them.
 */
export function readStaffLanguage({ headers }: MedusaRequest): Language | undefined {
  return (
    readLanguageCookie(headers.cookie, ADMIN_LANGUAGE_COOKIE) ??
    readLanguageCookie(headers.cookie) ??
    parseAcceptLanguage(headers['accept-language'])
  )
}
