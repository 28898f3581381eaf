import type { Language } from '@contract/site/language'
import { STUDIO_TIME_ZONE } from '@contract/studio/studio-day'
import { getLocale } from './language'

/** Formats a day 'YYYY-MM-DD'. */
export const formatDay = (day: string, language: Language): string =>
  createDayFormatter(language, { dateStyle: 'long' })(day)

/** Formats a day 'YYYY-MM-DD' with its weekday. */
export const formatWeekday = (day: string, language: Language): string =>
  createDayFormatter(language, { dateStyle: 'full' })(day)

/** Formats a day 'YYYY-MM-DD' of the weeks to come, without its year. */
export const formatComingDay = (day: string, language: Language): string =>
  createDayFormatter(language, { day: 'numeric', month: 'long' })(day)

/** Formats a time as its day in the studio's time zone. */
export const formatMoment = (at: string, language: Language): string =>
  createMomentFormatter(language, { dateStyle: 'long' })(at)

/** A calendar day is formatted in UTC, as its midnight there is another day in other time zones. */
export const createDayFormatter = (language: Language, options: Intl.DateTimeFormatOptions) =>
  createFormatter(language, { ...options, timeZone: 'UTC' })

/** Returns a formatter of times as the studio's clock and calendar show them. */
export const createMomentFormatter = (language: Language, options: Intl.DateTimeFormatOptions) =>
  createFormatter(language, { ...options, timeZone: STUDIO_TIME_ZONE })

function createFormatter(language: Language, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(getLocale(language), options)
  return (date: string | Date): string => format.format(new Date(date))
}
