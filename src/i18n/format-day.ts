import type { Language } from '@contract/site/language'
import { STUDIO_TIME_ZONE } from '@contract/studio/studio-day'
import { getLocale } from './language'

/** Formats a day 'YYYY-MM-DD'. */
export const formatDay = (day: string, language: Language): string =>
  format(day, language, { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day 'YYYY-MM-DD' with its weekday. */
export const formatWeekday = (day: string, language: Language): string =>
  format(day, language, { dateStyle: 'full', timeZone: 'UTC' })

/** Formats a day 'YYYY-MM-DD' of the weeks to come, without its year. */
export const formatComingDay = (day: string, language: Language): string =>
  format(day, language, { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Formats a time as its day in the studio's time zone. */
export const formatMoment = (at: string, language: Language): string =>
  format(at, language, { dateStyle: 'long', timeZone: STUDIO_TIME_ZONE })

/** A calendar day is formatted in UTC, as its midnight there is another day in other time zones. */
function format(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(getLocale(language), options).format(new Date(date))
}
