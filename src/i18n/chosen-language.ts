import { LANGUAGE_COOKIE_DAYS } from '@contract/site/cookie-text'
import { type Language, SETTINGS } from '@contract/settings'
import { readCookie, writeCookie } from '@/lib/cookies'
import { parseLanguageTag } from './language'

/** Reads the switcher's choice from `document.cookie`; wins over detection (reading R2). */
export function readChosenLanguage(cookies: string): Language | undefined {
  return parseLanguageTag(readCookie(cookies, SETTINGS.chosenLanguageCookie))
}

export function chooseLanguage(language: Language): void {
  writeCookie(SETTINGS.chosenLanguageCookie, language, LANGUAGE_COOKIE_DAYS)
}
