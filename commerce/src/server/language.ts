import type { IncomingMessage } from 'node:http'
import { cookieText, LANGUAGE_COOKIE_DAYS } from '../contract/cookie-text'
import { LANGUAGE_PARAMETER } from '../contract/pages'
import { LANGUAGES, SETTINGS, type Language } from '../contract/settings'

const FALLBACK: Language = LANGUAGES[0]

/** What decides whether and how a visitor's choice of a language is kept. */
export type Keeping = { ownOrigins: readonly string[]; isSecure: boolean }

export type RequestLanguage = {
  language: Language
  /** The address itself names the language. */
  isAddressed: boolean
  /** Keeps the language for the visitor, who chose it in the switcher of a page whose scripts did not run. */
  cookie?: string
}

/**
 * The language of a request for a page: the one that its address names, else the negotiated one. A link of the site's
 * own is the switcher's and so a choice, which is kept as the switcher's script does; a link from elsewhere, as from a
 * search engine, holds for this request alone.
 */
export function languageOfRequest(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  keeping: Keeping,
): RequestLanguage {
  const addressed = languageInAddress(url)
  if (addressed === undefined)
    return { language: negotiateLanguage(headers.cookie, headers['accept-language']), isAddressed: false }
  const isNew = chosenLanguage(headers.cookie) !== addressed
  return {
    language: addressed,
    isAddressed: true,
    ...(isNew && comesFromOwnPage(headers, keeping.ownOrigins) && { cookie: choiceOf(addressed, keeping) }),
  }
}

function languageInAddress(url: string): Language | undefined {
  const query = url.indexOf('?')
  if (query === -1) return undefined
  return asLanguage(new URLSearchParams(url.slice(query)).get(LANGUAGE_PARAMETER) ?? undefined)
}

/** Browsers say where a request comes from, over TLS and on this machine; the referrer stands in elsewhere. */
function comesFromOwnPage(headers: IncomingMessage['headers'], ownOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { referer, host } = headers
  if (referer === undefined || !URL.canParse(referer)) return false
  const { origin } = new URL(referer)
  return ownOrigins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`
}

function choiceOf(language: Language, { isSecure }: Keeping): string {
  return cookieText(SETTINGS.chosenLanguageCookie, language, LANGUAGE_COOKIE_DAYS, isSecure)
}

/**
 * The language of a served page: the one chosen in the switcher, else the first of the visitor's list that the
 * site speaks, else English (readings R2 and R3).
 */
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
    // Of equal weights the earlier one wins.
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
