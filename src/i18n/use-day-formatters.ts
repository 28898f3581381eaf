import { useTranslation } from 'react-i18next'
import { formatDay, formatMoment, formatWeekday } from './format-day'
import { getPageLanguage } from './language'

/** Returns formatters of days and times in the page's language. */
export function useDayFormatters() {
  const { i18n } = useTranslation()
  const language = getPageLanguage(i18n.language)
  return {
    formatDay: (day: string) => formatDay(day, language),
    formatWeekday: (day: string) => formatWeekday(day, language),
    formatMoment: (at: string) => formatMoment(at, language),
  }
}
