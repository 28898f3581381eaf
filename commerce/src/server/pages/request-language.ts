import type { IncomingMessage } from 'node:http'
import { formatCookie, LANGUAGE_COOKIE_DAYS } from '../../contract/site/cookie-text'
import { parseLanguageTag, type Language } from '../../contract/site/language'
import { STORAGE_KEYS } from '../../contract/site/storage-keys'
import { LANGUAGE_PARAMETER } from '../../contract/site/pages'
import { readLanguageCookie, negotiateLanguage } from '../../lib/http/negotiate-language'
import { isOwnOrigin } from '../guard/cross-origin'
import { parseUrl } from '../../contract/text/parse-url'

export type LanguageCookie = { ownOrigins: readonly string[]; isSecure: boolean }

export type RequestLanguage = {
  language: Language
  isAddressed: boolean
  /** A cookie to set: the language was chosen by a link of the switcher, without scripts. */
  cookie?: string
}

/**
 * Returns the language in the page's URL, else the negotiated one.
 * A language chosen by a link on the site is stored in a cookie.
 */
export function getRequestLanguage(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  languageCookie: LanguageCookie,
): RequestLanguage {
  const addressed = parseLanguageParameter(url)
  if (addressed === undefined)
    return { language: negotiateLanguage(headers.cookie, headers['accept-language']), isAddressed: false }
  const isNew = readLanguageCookie(headers.cookie) !== addressed
  return {
    language: addressed,
    isAddressed: true,
    ...(isNew &&
      isSameOrigin(headers, languageCookie.ownOrigins) && {
        cookie: formatLanguageCookie(addressed, languageCookie),
      }),
  }
}

function parseLanguageParameter(url: string): Language | undefined {
  const query = url.indexOf('?')
  if (query === -1) return undefined
  return parseLanguageTag(new URLSearchParams(url.slice(query)).get(LANGUAGE_PARAMETER))
}

/** Browsers send Sec-Fetch-Site over TLS and on localhost only; elsewhere the Referer decides. */
function isSameOrigin(headers: IncomingMessage['headers'], ownOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { referer, host } = headers
  const address = referer === undefined ? undefined : parseUrl(referer)
  return address !== undefined && isOwnOrigin(address.origin, host, ownOrigins)
}

function formatLanguageCookie(language: Language, { isSecure }: LanguageCookie): string {
  return formatCookie(STORAGE_KEYS.chosenLanguage, language, { days: LANGUAGE_COOKIE_DAYS, isSecure })
}
