import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '../contract/settings'

/** The language that the member of staff has chosen for Medusa's admin, or English where the shop does not speak it. */
export function useAdminLanguage(): Language {
  const { i18n } = useTranslation()
  return LANGUAGES.find((language) => i18n.language.startsWith(language)) ?? LANGUAGES[0]
}
