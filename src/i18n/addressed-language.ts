import { LANGUAGE_PARAMETER } from '@contract/pages'
import { LANGUAGES, type Language } from '@contract/settings'

/** The language that an address names in its query, as the server reads it; wins over choice and detection. */
export function addressedLanguage(search: string): Language | undefined {
  const named = new URLSearchParams(search).get(LANGUAGE_PARAMETER)
  return LANGUAGES.find((language) => language === named)
}

/** The address of the same page whose language is the visitor's own. */
export function withoutLanguage(href: string): string {
  const address = new URL(href)
  address.searchParams.delete(LANGUAGE_PARAMETER)
  return address.href
}
