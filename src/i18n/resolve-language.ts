import { LANGUAGE_COOKIE_DAYS } from '@contract/site/cookie-text'
import { type Language, SETTINGS } from '@contract/settings'
import { writeCookie } from '@/lib/cookies'
import { writeStored } from '@/lib/storage'
import { getUrlLanguage } from './language-choice'
import { readChosenLanguage } from './chosen-language'
import { detectLanguage } from './detection'

/** Returns the language of the address, else the choice, else the detected one, which it stores (section 4, reading R2). */
export function resolveLanguage(): Language {
  const detected = detectLanguage({
    browserLanguages: navigator.languages,
    htmlLang: document.documentElement.lang,
    path: location.pathname,
    hostname: location.hostname,
  })
  writeStored(() => localStorage, SETTINGS.detectedLanguageKey, detected)
  writeCookie(SETTINGS.detectedLanguageKey, detected, LANGUAGE_COOKIE_DAYS)
  return getUrlLanguage(location.search) ?? readChosenLanguage(document.cookie) ?? detected
}
