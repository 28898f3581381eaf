import type { Language } from '@contract/site/language'
import { STUDIO_TIME_ZONE } from '@contract/studio/studio-day'
import { getLocale } from '@/i18n/language'

/** Formats a day 'YYYY-MM-DD'. */
export const formatDay = (day: string, language: Language): string => format(day, language, 'long', 'UTC')

/** Formats a day 'YYYY-MM-DD' with its weekday. */
export const formatWeekday = (day: string, language: Language): string => format(day, language, 'full', 'UTC')

/** Formats a time as its day in the studio's time zone. */
export const formatMoment = (at: string, language: Language): string =>
  format(at, language, 'long', STUDIO_TIME_ZONE)

function format(date: string, language: Language, dateStyle: 'full' | 'long', timeZone: string): string {
  return new Intl.DateTimeFormat(getLocale(language), { dateStyle, timeZone }).format(new Date(date))
}
