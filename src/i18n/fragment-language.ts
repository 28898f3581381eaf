import type { Language } from '@contract/settings'
import { DEFAULT_LANGUAGE, languageOf } from './language'

/** Languages without texts of their own for shop, cart, checkout and video (specification, section 1). */
const WITHOUT_SHOP_TEXTS: ReadonlySet<Language> = new Set(['fr', 'it'])

/**
 * The `lang` of a fragment of shop, cart, checkout or video on a page in the given language: English on French and
 * Italian pages, so that screen readers pronounce its words right (reading R3).
 */
export function fragmentLanguage(pageLanguage: string): Language {
  const language = languageOf(pageLanguage) ?? DEFAULT_LANGUAGE
  return WITHOUT_SHOP_TEXTS.has(language) ? DEFAULT_LANGUAGE : language
}
