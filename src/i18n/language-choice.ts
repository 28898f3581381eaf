import { LANGUAGE_PARAMETER } from '@contract/site/pages'
import { type Language, parseLanguageTag } from '@contract/site/language'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { LANGUAGE_COOKIE_DAYS } from '@contract/site/cookie-text'
import { readCookie, writeCookie } from '@/lib/cookies'

/** Returns the language that an address names in its query; wins over choice and detection. */
export function getUrlLanguage(search: string): Language | undefined {
  return parseLanguageTag(new URLSearchParams(search).get(LANGUAGE_PARAMETER))
}

export function removeUrlLanguage(href: string): string {
  const address = new URL(href)
  address.searchParams.delete(LANGUAGE_PARAMETER)
  return address.href
}

/** Reads the switcher's choice from `document.cookie`; wins over detection. */
export function readChosenLanguage(cookies: string): Language | undefined {
  return parseLanguageTag(readCookie(cookies, STORAGE_KEYS.chosenLanguage))
}

export function chooseLanguage(language: Language): void {
  writeCookie(STORAGE_KEYS.chosenLanguage, language, LANGUAGE_COOKIE_DAYS)
}
