import { ENGLISH_FALLBACK } from './english-fallback'
import { mergeTexts } from './merge-texts'

export const texts = {
  it: mergeTexts(import.meta.glob('/locales/it/*.json', { eager: true, import: 'default' })),
  en: ENGLISH_FALLBACK,
}
