import type { Language } from '@contract/settings'
import { localeOf } from '@/i18n/language'

/** A day 'YYYY-MM-DD' of the studio in words. */
export const dayText = (day: string, language: Language): string => format(day, language, 'long', 'UTC')

/** The same with its weekday. */
export const weekdayText = (day: string, language: Language): string => format(day, language, 'full', 'UTC')

/** A moment as the day it falls on at the studio. */
export const momentText = (at: string, language: Language): string =>
  format(at, language, 'long', 'Europe/Zurich')

function format(date: string, language: Language, dateStyle: 'full' | 'long', timeZone: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone }).format(new Date(date))
}
