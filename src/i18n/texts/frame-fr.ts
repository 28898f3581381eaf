import { mergeTexts } from '../merge-texts'
import { ENGLISH_FRAME } from './english-frame'

export const texts = {
  fr: mergeTexts(import.meta.glob('/locales/fr/frame/*.json', { eager: true, import: 'default' })),
  en: ENGLISH_FRAME,
}
