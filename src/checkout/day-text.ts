import type { Language } from '@contract/settings'
import { localeOf } from '@/i18n/language'

/** A day 'YYYY-MM-DD' of the studio in words, with its weekday. */
export function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
