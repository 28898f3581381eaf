import { LANGUAGE_PARAMETER } from '@contract/pages'
import { LANGUAGES, type Language } from '@contract/settings'

/** Returns the language that an address names in its query; wins over choice and detection. */
export function languageFromUrl(search: string): Language | undefined {
  const named = new URLSearchParams(search).get(LANGUAGE_PARAMETER)
  return LANGUAGES.find((language) => language === named)
}

export function withoutLanguage(href: string): string {
  const address = new URL(href)
  address.searchParams.delete(LANGUAGE_PARAMETER)
  return address.href
}
