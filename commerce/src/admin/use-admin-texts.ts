import texts from './i18n'
import { useAdminLanguage } from './use-admin-language'

export type AdminTexts = typeof texts.en

/** The texts of one namespace in the language of the admin, or in English where there are none. */
export function useAdminTexts<Namespace extends keyof AdminTexts>(
  namespace: Namespace,
): AdminTexts[Namespace] {
  const inLanguage: Partial<AdminTexts> = texts[useAdminLanguage()]
  return inLanguage[namespace] ?? texts.en[namespace]
}
