import { mergeTexts } from '../merge-texts'
import { ENGLISH_CONTENT } from './english-content'

export const texts = {
  it: mergeTexts(
    import.meta.glob(['/locales/it/*.json', '!/locales/it/{press,proof,studio}.json'], {
      eager: true,
      import: 'default',
    }),
  ),
  en: ENGLISH_CONTENT,
}
