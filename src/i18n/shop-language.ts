import type { Language } from '@contract/settings'
import { DEFAULT_LANGUAGE, getPageLanguage } from './language'

/** Languages without texts of their own for shop, cart, checkout and video (specification, section 1). */
const WITHOUT_SHOP_TEXTS: ReadonlySet<Language> = new Set(['fr', 'it'])

/** Returns the `lang` of shop, cart, checkout and video on a page, by which screen readers pronounce them (reading R3). */
export function getShopLanguage(tag: string): Language {
  const language = getPageLanguage(tag)
  return WITHOUT_SHOP_TEXTS.has(language) ? DEFAULT_LANGUAGE : language
}
