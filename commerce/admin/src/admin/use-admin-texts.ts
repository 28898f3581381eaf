import { getI18n, useTranslation } from 'react-i18next'
import texts from './i18n'
import { type Language, LANGUAGES, parseLanguageTag } from '../../../src/contract/site/language'

export type AdminTexts = typeof texts.en

/** Returns the texts of one namespace in the admin's language. */
export function useAdminTexts<Namespace extends keyof AdminTexts>(
  namespace: Namespace,
): AdminTexts[Namespace] {
  return texts[useAdminLanguage()][namespace]
}

/** Returns the language chosen in Medusa's admin, or English if the shop does not have it. */
export function useAdminLanguage(): Language {
  const { i18n } = useTranslation()
  return toShopLanguage(i18n.language)
}

/** Returns the language of `useAdminLanguage` outside of components, at the time of the call. */
export function getAdminLanguage(): Language {
  return toShopLanguage(getI18n().language)
}

function toShopLanguage(tag: string): Language {
  return parseLanguageTag(tag) ?? LANGUAGES[0]
}

/** Returns a formatter of times in the Swiss form of the admin's language. */
export function useDateFormat() {
  const locale = `${useAdminLanguage()}-CH`
  return {
    time: (iso: string) => new Date(iso).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' }),
  }
}
