import { LANGUAGE_PARAMETER } from '@contract/site/pages'
import type { Language } from '@contract/settings'
import { parseLanguage } from './language'

/** Returns the language that an address names in its query; wins over choice and detection. */
export function getUrlLanguage(search: string): Language | undefined {
  return parseLanguage(new URLSearchParams(search).get(LANGUAGE_PARAMETER))
}

export function removeUrlLanguage(href: string): string {
  const address = new URL(href)
  address.searchParams.delete(LANGUAGE_PARAMETER)
  return address.href
}
