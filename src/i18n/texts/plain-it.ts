import { mergeTexts } from '../merge-texts'

export const texts = mergeTexts(
  import.meta.glob('/locales/it/plain.json', { eager: true, import: 'default' }),
)
