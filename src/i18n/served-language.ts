import type { Language } from '@contract/settings'
import { DEFAULT_LANGUAGE, languageOf } from './language'

/** The language that the server chose for this page, from its `<html lang>`; hydration must speak the same. */
export function servedLanguage(htmlLang: string): Language {
  return languageOf(htmlLang) ?? DEFAULT_LANGUAGE
}
