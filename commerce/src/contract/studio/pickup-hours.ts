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
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const nameOf = (day: number) => names.format(MONDAY + (day - 1) * DAY_MS)
  const days = firstDay === lastDay ? nameOf(firstDay) : `${nameOf(firstDay)} – ${nameOf(lastDay)}`
  return `${days}, ${opens}–${closes}`
}
