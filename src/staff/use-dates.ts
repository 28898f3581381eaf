import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@contract/settings'

/** Days and moments as the studio writes them, in the page's language unless told; both take ISO 8601. */
export function useDates(language?: Language) {
  const { i18n } = useTranslation()
  const spoken = language ?? i18n.language
  return useMemo(() => {
    const locale = spoken === 'en' ? 'en-GB' : `${spoken}-CH`
    const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    return {
      day: (iso: string) => day.format(new Date(iso)),
      moment: (iso: string) => moment.format(new Date(iso)),
      clock: (at: Date) => clock.format(at),
    }
  }, [spoken])
}
