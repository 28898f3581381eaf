import { mergeTexts } from '../merge-texts'

export const texts = mergeTexts(
  import.meta.glob('/locales/fr/plain.json', { eager: true, import: 'default' }),
)
