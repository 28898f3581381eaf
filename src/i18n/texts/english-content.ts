import { MESSAGES } from '@contract/api/messages'
import { mergeTexts } from '../merge-texts'

/** What French and Italian lack: shop, cart, checkout and video (specification, section 1). */
export const ENGLISH_CONTENT = {
  ...MESSAGES,
  ...mergeTexts(import.meta.glob('/locales/en/{shop,video}.json', { eager: true, import: 'default' })),
}
