import { mergeTexts } from '../merge-texts'
import { ENGLISH_CONTENT } from './english-content'

export const texts = {
  fr: mergeTexts(
    import.meta.glob(['/locales/fr/*.json', '!/locales/fr/{press,proof,studio}.json'], {
      eager: true,
      import: 'default',
    }),
  ),
  en: ENGLISH_CONTENT,
}
