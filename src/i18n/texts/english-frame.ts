import { mergeTexts } from '../merge-texts'

/** What French and Italian lack in the frame: the shop, and two labels of the map (specification, section 1). */
export const ENGLISH_FRAME = mergeTexts(
  import.meta.glob('/locales/en/frame/{map,shop}.json', { eager: true, import: 'default' }),
)
