import { MESSAGES } from '@contract/api/messages'
import { mergeTexts } from '../merge-texts'

export const texts = {
  en: {
    ...MESSAGES,
    ...mergeTexts(
      import.meta.glob(['/locales/en/*.json', '!/locales/en/{press,proof,studio}.json'], {
        eager: true,
        import: 'default',
      }),
    ),
  },
}
