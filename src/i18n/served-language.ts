import type { Language } from '@contract/settings'
import { DEFAULT_LANGUAGE, languageOf } from './language'

/** Returns the language that the page was served in, from its `<html lang>`; hydration must use the same. */
export function servedLanguage(htmlLang: string): Language {
  return languageOf(htmlLang) ?? DEFAULT_LANGUAGE
}
