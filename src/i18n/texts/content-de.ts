import { mergeTexts } from '../merge-texts'

export const texts = {
  de: mergeTexts(import.meta.glob('/locales/de/*.json', { eager: true, import: 'default' })),
}
