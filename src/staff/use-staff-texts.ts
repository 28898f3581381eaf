import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '@contract/settings'
import type { Texts } from '@/i18n/merge-texts'
import { addTexts, type LanguageTexts } from '@/i18n/set-up'

/** In all languages, as a packing slip speaks the buyer's, whatever the studio's is. They travel with this page alone. */
const files = import.meta.glob<Texts>('/locales/*/staff.json', { eager: true, import: 'default' })
export const STAFF_TEXTS: LanguageTexts = Object.fromEntries(
  LANGUAGES.map((language) => [language, files[`/locales/${language}/staff.json`] ?? {}]),
)

/** The page's texts with those that only the staff see, which no other page has loaded. */
export function useStaffTexts() {
  const translation = useTranslation()
  const { i18n } = translation
  if (!i18n.exists('staff.title')) addTexts(i18n, STAFF_TEXTS)
  return translation
}
