import { useTranslation } from 'react-i18next'
import { localeOf, pageLanguage } from '@/i18n/language'

/** Formats days: 'YYYY-MM-DD' of the studio, and moments as the day they fall on there. */
export function useDays() {
  const { i18n } = useTranslation()
  const locale = localeOf(pageLanguage(i18n.language))
  const format = (date: Date, dateStyle: 'full' | 'long', timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle, timeZone }).format(date)
  return {
    day: (day: string) => format(new Date(day), 'long', 'UTC'),
    weekday: (day: string) => format(new Date(day), 'full', 'UTC'),
    moment: (at: string) => format(new Date(at), 'long', 'Europe/Zurich'),
  }
}
