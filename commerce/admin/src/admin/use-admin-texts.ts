import texts from './i18n'
import { useAdminLanguage } from './use-admin-language'

export type AdminTexts = typeof texts.en

/** The texts of one namespace in the language of the admin. */
export function useAdminTexts<Namespace extends keyof AdminTexts>(
  namespace: Namespace,
): AdminTexts[Namespace] {
  return texts[useAdminLanguage()][namespace]
}
