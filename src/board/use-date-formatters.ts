import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@contract/site/language'
import { createDayFormatter, createMomentFormatter } from '@/i18n/format-day'
import { getPageLanguage } from '@/i18n/language'

const WEEKDAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** Returns formatters of ISO 8601 dates, by default in the page's language; `date` is for calendar days. */
export function useDateFormatters(language?: Language) {
  const { i18n } = useTranslation()
  const shownLanguage = language ?? getPageLanguage(i18n.language)
  return useMemo(
    () => ({
      day: createMomentFormatter(shownLanguage, WEEKDAY),
      date: createDayFormatter(shownLanguage, WEEKDAY),
      dateTime: createMomentFormatter(shownLanguage, { dateStyle: 'medium', timeStyle: 'short' }),
      shortDay: createMomentFormatter(shownLanguage, { day: 'numeric', month: 'short', year: 'numeric' }),
      moment: createMomentFormatter(shownLanguage, {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
      }),
      clock: createMomentFormatter(shownLanguage, { timeStyle: 'short' }),
    }),
    [shownLanguage],
  )
}
