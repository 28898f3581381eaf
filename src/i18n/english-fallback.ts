import { MESSAGES } from '@contract/messages'
import { mergeTexts } from './merge-texts'

/** The English words where French and Italian have none: shop, cart, checkout, video, and two labels of the map (section 1). */
export const ENGLISH_FALLBACK = {
  ...MESSAGES,
  ...mergeTexts(import.meta.glob('/locales/en/{map,shop,video}.json', { eager: true, import: 'default' })),
}
