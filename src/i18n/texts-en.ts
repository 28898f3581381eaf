import { mergeTexts } from './merge-texts'

export const texts = {
  en: mergeTexts(import.meta.glob('/locales/en/*.json', { eager: true, import: 'default' })),
}
