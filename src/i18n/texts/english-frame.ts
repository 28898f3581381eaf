import { mergeTexts } from '../merge-texts'

/** The English words of the frame where French and Italian have none: the shop's, and two labels of the map (section 1). */
export const ENGLISH_FRAME = mergeTexts(
  import.meta.glob('/locales/en/frame/{map,shop}.json', { eager: true, import: 'default' }),
)
