import type { Language } from '../site/language'
import type { PickupHours } from './studio-profile'
import { DAY_MS } from '../time'

/** Any Monday, from which weekdays are counted. */
const MONDAY = Date.UTC(2024, 0, 1)

/** Formats the pickup hours in a language, such as 'Monday – Friday, 09:00–17:00'. */
export function formatPickupHours(
  { firstDay, lastDay, opens, closes }: PickupHours,
  language: Language,
): string {
  const names = listWeekdays(language)
  const [first, last] = [names[firstDay - 1], names[lastDay - 1]]
  const days = firstDay === lastDay ? first : `${first} – ${last}`
  return `${days}, ${opens}–${closes}`
}

/** Returns the names of the weekdays in a language, from Monday. */
export function listWeekdays(language: string): string[] {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => names.format(MONDAY + index * DAY_MS))
}
