import type { Language } from '@contract/settings'
import { getLocale } from '@/i18n/language'

/** A day 'YYYY-MM-DD' of the studio in words. */
export const formatDay = (day: string, language: Language): string => format(day, language, 'long', 'UTC')

/** The same with its weekday. */
export const formatWeekday = (day: string, language: Language): string => format(day, language, 'full', 'UTC')

/** A moment as the day it falls on at the studio. */
export const formatMoment = (at: string, language: Language): string =>
  format(at, language, 'long', 'Europe/Zurich')

function format(date: string, language: Language, dateStyle: 'full' | 'long', timeZone: string): string {
  return new Intl.DateTimeFormat(getLocale(language), { dateStyle, timeZone }).format(new Date(date))
}
