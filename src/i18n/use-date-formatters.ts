import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@contract/site/language'
import { createDateFormatter } from './format-day'
import { getPageLanguage } from './language'

/** Returns formatters of times and of days 'YYYY-MM-DD', by default in the page's language. */
export function useDateFormatters(language?: Language) {
  const { i18n } = useTranslation()
  const shownLanguage = language ?? getPageLanguage(i18n.language)
  return useMemo(() => {
    const create = (options: Intl.DateTimeFormatOptions) => createDateFormatter(shownLanguage, options)
    return {
      formatDay: create({ dateStyle: 'long' }),
      formatShortDay: create({ day: 'numeric', month: 'short', year: 'numeric' }),
      formatWeekday: create({ dateStyle: 'full' }),
      formatShortWeekday: create({ weekday: 'short', day: 'numeric', month: 'short' }),
      formatDayAndTime: create({ dateStyle: 'medium', timeStyle: 'short' }),
      formatRecentTime: create({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
      formatTime: create({ timeStyle: 'short' }),
    }
  }, [shownLanguage])
}
