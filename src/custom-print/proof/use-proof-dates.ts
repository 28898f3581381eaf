import { useTranslation } from 'react-i18next'
import { dayText, momentText, weekdayText } from '@/checkout/day-text'
import { pageLanguage } from '@/i18n/language'

/** Formats days and moments in the language of the page. */
export function useDays() {
  const { i18n } = useTranslation()
  const language = pageLanguage(i18n.language)
  return {
    day: (day: string) => dayText(day, language),
    weekday: (day: string) => weekdayText(day, language),
    moment: (at: string) => momentText(at, language),
  }
}
