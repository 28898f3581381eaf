import { type Language, LANGUAGES } from '@contract/settings'

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

/** Returns the language of exactly this name: 'it-support' is none. */
export function parseLanguage(name: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === name)
}

/** Returns the language of a tag such as 'de-CH'; undefined for one that the site lacks. */
export function parseLanguageTag(tag: string | undefined): Language | undefined {
  return parseLanguage(tag?.toLowerCase().split(/[-_]/)[0])
}

/** Returns the language of a page by its tag, or else English. */
export function getPageLanguage(tag: string): Language {
  return parseLanguageTag(tag) ?? DEFAULT_LANGUAGE
}

/** Returns the locale in which dates are written. */
export function getLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : `${language}-CH`
}
