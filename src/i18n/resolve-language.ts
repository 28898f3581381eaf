import { LANGUAGE_COOKIE_DAYS } from '@contract/site/cookie-text'
import { type Language, parseLanguage, parseLanguageTag } from '@contract/site/language'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { writeCookie } from '@/lib/cookies'
import { writeStored } from '@/lib/storage'
import { getUrlLanguage, readChosenLanguage } from './language-choice'
import { DEFAULT_LANGUAGE } from './language'

/**
 * Returns the language of the address, else the choice, else the detected one, which it stores.
 * `rendered` is the language in which the server has rendered the page. It has asked in the same order, and its list is
 * the browser's own as it was sent, so a page never changes its language when it is taken over.
 */
export function resolveLanguage(rendered?: Language): Language {
  const chosenLanguage = getUrlLanguage(location.search) ?? readChosenLanguage(document.cookie)
  const detectedLanguage =
    (chosenLanguage === undefined ? rendered : undefined) ??
    detectLanguage({
      browserLanguages: navigator.languages,
      htmlLang: document.documentElement.lang,
      path: location.pathname,
      hostname: location.hostname,
    })
  writeStored(() => localStorage, STORAGE_KEYS.detectedLanguage, detectedLanguage)
  writeCookie(STORAGE_KEYS.detectedLanguage, detectedLanguage, LANGUAGE_COOKIE_DAYS)
  return chosenLanguage ?? detectedLanguage
}

/** In the order of preference. */
export type LanguageSources = {
  browserLanguages: readonly string[]
  htmlLang: string
  path: string
  hostname: string
}

export function detectLanguage(sources: LanguageSources): Language {
  const [, segment] = sources.path.split('/')
  const [subdomain] = sources.hostname.split('.')
  const candidates = [...sources.browserLanguages, sources.htmlLang].map(parseLanguageTag)
  candidates.push(parseLanguage(segment), parseLanguage(subdomain))
  return candidates.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
}
