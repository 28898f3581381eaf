/** Languages with texts; the first is the fallback. */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of the mails to the studio. */
export const STUDIO_LANGUAGE: Language = 'de'

/** Returns the language of exactly this name: 'it-support' is none. */
export function parseLanguage(name: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === name)
}

/** Returns the language of a tag such as 'de-CH' or 'DE_ch'; undefined for one that the site lacks. */
export function parseLanguageTag(tag: string | null | undefined): Language | undefined {
  return parseLanguage(tag?.toLowerCase().split(/[-_]/)[0])
}
