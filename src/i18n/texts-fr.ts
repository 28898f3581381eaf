import { mergeTexts } from './merge-texts'

/** With the English words where this language has none: shop, cart, checkout, video, and two labels of the map (section 1). */
export const texts = {
  fr: mergeTexts(import.meta.glob('/locales/fr/*.json', { eager: true, import: 'default' })),
  en: mergeTexts(import.meta.glob('/locales/en/{map,shop,video}.json', { eager: true, import: 'default' })),
}
