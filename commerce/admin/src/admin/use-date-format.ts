import { useAdminLanguage } from './use-admin-language'

/** Dates as the studio's country writes them, in the language of the admin. */
export function useDateFormat() {
  const locale = `${useAdminLanguage()}-CH`
  return {
    day: (iso: string) => new Date(iso).toLocaleDateString(locale),
    time: (iso: string) => new Date(iso).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' }),
  }
}
