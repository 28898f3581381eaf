import { mergeTexts } from '../merge-texts'
import { ENGLISH_FRAME } from './english-frame'

export const texts = {
  it: mergeTexts(import.meta.glob('/locales/it/frame/*.json', { eager: true, import: 'default' })),
  en: ENGLISH_FRAME,
}
