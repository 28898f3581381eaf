import type { Language } from '../settings'
import type { PickupHours } from './studio-profile'

/** A Monday; days are only counted from it. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 3600 * 1000

/** When goods can be picked up, in a language: 'Monday – Friday, 09:00–17:00'. */
export function formatPickupHours(
  { firstDay, lastDay, opens, closes }: PickupHours,
  language: Language,
): string {
  const names = listWeekdays(language)
  const [first, last] = [names[firstDay - 1], names[lastDay - 1]]
  const days = firstDay === lastDay ? first : `${first} – ${last}`
  return `${days}, ${opens}–${closes}`
}

/** The days of the week, Monday first. */
export function listWeekdays(language: string): string[] {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => names.format(MONDAY + index * DAY_MS))
}
