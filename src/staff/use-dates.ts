import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Days and moments as the studio writes them in the page's language; both take ISO 8601. */
export function useDates() {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const locale = i18n.language === 'en' ? 'en-GB' : `${i18n.language}-CH`
    const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    return {
      day: (iso: string) => day.format(new Date(iso)),
      moment: (iso: string) => moment.format(new Date(iso)),
      clock: (at: Date) => clock.format(at),
    }
  }, [i18n.language])
}
