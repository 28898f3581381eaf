import { ENGLISH_FALLBACK } from './english-fallback'
import { mergeTexts } from './merge-texts'

export const texts = {
  fr: mergeTexts(import.meta.glob('/locales/fr/*.json', { eager: true, import: 'default' })),
  en: ENGLISH_FALLBACK,
}
