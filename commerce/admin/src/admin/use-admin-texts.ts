import { getI18n, useTranslation } from 'react-i18next'
import texts from './i18n'
import { type Language, LANGUAGES } from '../../../src/contract/settings'

export type AdminTexts = typeof texts.en

/** The texts of one namespace in the language of the admin. */
export function useAdminTexts<Namespace extends keyof AdminTexts>(
  namespace: Namespace,
): AdminTexts[Namespace] {
  return texts[useAdminLanguage()][namespace]
}

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

/** Dates as the studio's country writes them, in the language of the admin. */
export function useDateFormat() {
  const locale = `${useAdminLanguage()}-CH`
  return {
    day: (iso: string) => new Date(iso).toLocaleDateString(locale),
    time: (iso: string) => new Date(iso).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' }),
  }
}
