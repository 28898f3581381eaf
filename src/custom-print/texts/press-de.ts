import { mergeTexts } from '@/i18n/merge-texts'

export const texts = mergeTexts(
  import.meta.glob('/locales/de/press.json', { eager: true, import: 'default' }),
)
