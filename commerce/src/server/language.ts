import type { IncomingMessage } from 'node:http'
import { cookieText, LANGUAGE_COOKIE_DAYS } from '../contract/cookie-text'
import { LANGUAGE_PARAMETER } from '../contract/pages'
import { LANGUAGES, SETTINGS, type Language } from '../contract/settings'
import { isOwnOrigin } from './cross-origin'

const FALLBACK: Language = LANGUAGES[0]

export type LanguageCookie = { ownOrigins: readonly string[]; isSecure: boolean }

export type RequestLanguage = {
  language: Language
  isAddressed: boolean
  /** Set where the switcher was used without scripts. */
  cookie?: string
}

/** The language of a page's address, else the negotiated one; one chosen by a link of the site's own is kept. */
export function languageOfRequest(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  languageCookie: LanguageCookie,
): RequestLanguage {
  const addressed = languageInAddress(url)
  if (addressed === undefined)
    return { language: negotiateLanguage(headers.cookie, headers['accept-language']), isAddressed: false }
  const isNew = chosenLanguage(headers.cookie) !== addressed
  return {
    language: addressed,
    isAddressed: true,
    ...(isNew &&
      isSameOrigin(headers, languageCookie.ownOrigins) && { cookie: cookieFor(addressed, languageCookie) }),
  }
}

function languageInAddress(url: string): Language | undefined {
  const query = url.indexOf('?')
  if (query === -1) return undefined
  return asLanguage(new URLSearchParams(url.slice(query)).get(LANGUAGE_PARAMETER) ?? undefined)
}

/** Over TLS and on localhost; the referrer stands in elsewhere. */
function isSameOrigin(headers: IncomingMessage['headers'], ownOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { referer, host } = headers
  if (referer === undefined || !URL.canParse(referer)) return false
  return isOwnOrigin(new URL(referer).origin, host, ownOrigins)
}

function cookieFor(language: Language, { isSecure }: LanguageCookie): string {
  return cookieText(SETTINGS.chosenLanguageCookie, language, LANGUAGE_COOKIE_DAYS, isSecure)
}

/** The chosen language, else the browser's first that the site has, else English (readings R2 and R3). */
export function negotiateLanguage(cookies: string | undefined, acceptLanguage: string | undefined): Language {
  return chosenLanguage(cookies) ?? preferredLanguage(acceptLanguage) ?? FALLBACK
}

function chosenLanguage(cookies = ''): Language | undefined {
  for (const pair of cookies.split(';')) {
    const [name, value] = pair.split('=').map((part) => part.trim())
    if (name === SETTINGS.chosenLanguageCookie) return asLanguage(value)
  }
  return undefined
}

function preferredLanguage(acceptLanguage = ''): Language | undefined {
  let best: { language: Language; weight: number } | undefined
  for (const item of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = item.split(';').map((part) => part.trim())
    const language = tag === '*' ? FALLBACK : asLanguage(tag.toLowerCase().split('-')[0])
    const weight = weightOf(parameters)
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language
}

function weightOf(parameters: string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  if (weight === undefined) return 1
  const value = Number(weight.slice(2))
  return value <= 1 ? value : 0
}

function asLanguage(text: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text)
}
