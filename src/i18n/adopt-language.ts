import { LANGUAGE_COOKIE_DAYS } from '@contract/cookie-text'
import { type Language, SETTINGS } from '@contract/settings'
import { writeCookie } from '@/lib/cookies'
import { writeStored } from '@/lib/storage'
import { addressedLanguage } from './addressed-language'
import { chosenLanguage } from './chosen-language'
import { detectLanguage } from './detection'

/**
 * The language that this page must speak: the one that its address names, else the visitor's own choice, else the
 * detected one, which is cached in local storage and a cookie (specification, section 4; reading R2). The server has
 * normally served the page in it already.
 */
export function adoptLanguage(): Language {
  const detected = detectLanguage({
    browserLanguages: navigator.languages,
    htmlLang: document.documentElement.lang,
    path: location.pathname,
    hostname: location.hostname,
  })
  writeStored(() => localStorage, SETTINGS.detectedLanguageKey, detected)
  writeCookie(SETTINGS.detectedLanguageKey, detected, LANGUAGE_COOKIE_DAYS)
  return addressedLanguage(location.search) ?? chosenLanguage(document.cookie) ?? detected
}
