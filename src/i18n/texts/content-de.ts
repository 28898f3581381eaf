import { mergeTexts } from '../merge-texts'

export const texts = {
  de: mergeTexts(
    import.meta.glob(['/locales/de/*.json', '!/locales/de/{press,proof,studio}.json'], {
      eager: true,
      import: 'default',
    }),
  ),
}
