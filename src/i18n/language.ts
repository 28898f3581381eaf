import { type Language, LANGUAGES, parseLanguageTag } from '@contract/site/language'

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

/** Returns the language of a page by its tag, or else English. */
export function getPageLanguage(tag: string): Language {
  return parseLanguageTag(tag) ?? DEFAULT_LANGUAGE
}

/** Returns the locale in which dates are written. */
export function getLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : `${language}-CH`
}
