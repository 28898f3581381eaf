import { type Language, LANGUAGES } from '@contract/settings'

/** Languages without texts of their own for shop, cart, checkout and video (specification, section 1). */
const WITHOUT_SHOP_TEXTS: ReadonlySet<Language> = new Set(['fr', 'it'])

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

/** Returns the `lang` of shop, cart, checkout and video on a page, by which screen readers pronounce them (reading R3). */
export function getShopLanguage(tag: string): Language {
  const language = getPageLanguage(tag)
  return WITHOUT_SHOP_TEXTS.has(language) ? DEFAULT_LANGUAGE : language
}
