import { mergeTexts } from '@/i18n/merge-texts'

export const texts = mergeTexts(
  import.meta.glob('/locales/en/proof.json', { eager: true, import: 'default' }),
)
