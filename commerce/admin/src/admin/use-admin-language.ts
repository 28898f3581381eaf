import { getI18n, useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '../../../src/contract/settings'

/** The language that the member of staff has chosen for Medusa's admin, or English where the shop does not speak it. */
export function useAdminLanguage(): Language {
  const { i18n } = useTranslation()
  return shopLanguage(i18n.language)
}

/** The same outside of a component, as it is now. */
export function getAdminLanguage(): Language {
  return shopLanguage(getI18n().language)
}

function shopLanguage(tag: string): Language {
  return LANGUAGES.find((language) => tag.startsWith(language)) ?? LANGUAGES[0]
}
