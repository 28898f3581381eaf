import { LANGUAGES, type Language, parseLanguageTag } from '../../contract/site/language'
import { STORAGE_KEYS } from '../../contract/site/storage-keys'

const FALLBACK_LANGUAGE: Language = LANGUAGES[0]

/**
 * Returns the chosen language, else the first of the browser's that the site has,
 * else English.
 */
export function negotiateLanguage(cookies: string | undefined, acceptLanguage: string | undefined): Language {
  return readLanguageCookie(cookies) ?? parseAcceptLanguage(acceptLanguage) ?? FALLBACK_LANGUAGE
}

/** Returns the language in a cookie, by default the one that the site's switcher sets. */
export function readLanguageCookie(
  cookies = '',
  cookie: string = STORAGE_KEYS.chosenLanguage,
): Language | undefined {
  for (const pair of cookies.split(';')) {
    const [name, ...value] = pair.trim().split('=')
    if (name === cookie) return parseLanguageTag(value.join('='))
  }
  return undefined
}

/**
 * Returns the language with the highest weight in an Accept-Language header;
 * undefined if the site has none of them.
 */
export function parseAcceptLanguage(acceptLanguage = ''): Language | undefined {
  let best: { language: Language; weight: number } | undefined
  for (const item of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = item.split(';').map((part) => part.trim())
    const language = tag === '*' ? FALLBACK_LANGUAGE : parseLanguageTag(tag)
    const weight = getQuality(parameters)
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language
}

function getQuality(parameters: string[]): number {
  const weight = parameters.find((parameter) => /^q=/i.test(parameter))
  if (weight === undefined) return 1
  const value = Number(weight.slice(2))
  return value <= 1 ? value : 0
}
