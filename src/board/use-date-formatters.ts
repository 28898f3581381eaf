import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@contract/site/language'
import { getLocale, getPageLanguage } from '@/i18n/language'

/** Returns formatters of ISO 8601 dates, by default in the page's language. */
export function useDateFormatters(language?: Language) {
  const { i18n } = useTranslation()
  const shown = language ?? getPageLanguage(i18n.language)
  return useMemo(() => {
    const locale = getLocale(shown)
    const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
    // A calendar day is formatted in UTC, as its midnight is another day in time zones west of it.
    const date = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
    const moment = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    return {
      day: (iso: string) => day.format(new Date(iso)),
      date: (iso: string) => date.format(new Date(iso)),
      dateTime: (iso: string) => dateTime.format(new Date(iso)),
      shortDay: (iso: string) => shortDay.format(new Date(iso)),
      moment: (iso: string) => moment.format(new Date(iso)),
      clock: (at: Date) => clock.format(at),
    }
  }, [shown])
}
