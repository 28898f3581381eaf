import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@contract/site/language'
import { typesetDate } from '@contract/text/typeset-date'
import { STUDIO_TIME_ZONE } from '@contract/studio/studio-day'
import { getLocale, getPageLanguage } from './language'

/**
 * Returns formatters of times and of days 'YYYY-MM-DD', as the studio's clock and calendar show them, by default in the
 * page's language. A day is read as its midnight in UTC, which is on the same day in the studio, east of Greenwich.
 */
export function useDateFormatters(language?: Language) {
  const { i18n } = useTranslation()
  const shownLanguage = language ?? getPageLanguage(i18n.language)
  return useMemo(() => {
    const create = (options: Intl.DateTimeFormatOptions) => {
      let format: Intl.DateTimeFormat | undefined
      return (date: string | Date): string => {
        // Made when it is first asked for, as that takes long and most pages write days in one way alone.
        format ??= new Intl.DateTimeFormat(getLocale(shownLanguage), {
          ...options,
          timeZone: STUDIO_TIME_ZONE,
        })
        return typesetDate(format.format(new Date(date)), shownLanguage)
      }
    }
    return {
      formatDay: create({ dateStyle: 'long' }),
      // Of the weeks to come, so its year needs no words.
      formatComingDay: create({ day: 'numeric', month: 'long' }),
      formatShortDay: create({ day: 'numeric', month: 'short', year: 'numeric' }),
      formatWeekday: create({ dateStyle: 'full' }),
      formatShortWeekday: create({ weekday: 'short', day: 'numeric', month: 'short' }),
      formatDayAndTime: create({ dateStyle: 'medium', timeStyle: 'short' }),
      formatRecentTime: create({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
      formatTime: create({ timeStyle: 'short' }),
    }
  }, [shownLanguage])
}
