import { useTranslation } from 'react-i18next'
import { dayText, momentText, weekdayText } from '@/order/format-day'
import { pageLanguage } from '@/i18n/language'

/** Formats days and moments in the language of the page. */
export function useProofDates() {
  const { i18n } = useTranslation()
  const language = pageLanguage(i18n.language)
  return {
    formatDay: (day: string) => dayText(day, language),
    formatWeekday: (day: string) => weekdayText(day, language),
    formatMoment: (at: string) => momentText(at, language),
  }
}
