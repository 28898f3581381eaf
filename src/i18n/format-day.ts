import type { Language } from '@contract/site/language'
import { typesetDate } from '@contract/text/typeset-date'
import { STUDIO_TIME_ZONE } from '@contract/studio/studio-day'
import { getLocale } from './language'

/** Formats a day 'YYYY-MM-DD', or the day of a time. */
export const formatDay = (date: string, language: Language): string =>
  createDateFormatter(language, { dateStyle: 'long' })(date)

/** Formats a day 'YYYY-MM-DD' with its weekday. */
export const formatWeekday = (day: string, language: Language): string =>
  createDateFormatter(language, { dateStyle: 'full' })(day)

/** Formats a day 'YYYY-MM-DD' of the weeks to come, without its year. */
export const formatComingDay = (day: string, language: Language): string =>
  createDateFormatter(language, { day: 'numeric', month: 'long' })(day)

/**
 * Returns a formatter of times and of days 'YYYY-MM-DD', as the studio's clock and calendar show them. A day is read as
 * its midnight in UTC, which is on the same day in the studio, east of Greenwich.
 */
export function createDateFormatter(language: Language, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(getLocale(language), { ...options, timeZone: STUDIO_TIME_ZONE })
  return (date: string | Date): string => typesetDate(format.format(new Date(date)), language)
}
