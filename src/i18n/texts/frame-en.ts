import { mergeTexts } from '../merge-texts'

export const texts = {
  en: mergeTexts(import.meta.glob('/locales/en/frame/*.json', { eager: true, import: 'default' })),
}
