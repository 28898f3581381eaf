import type { Language } from '../site/language'
import type { PickupHours } from './studio-profile'

/**
 * From Monday. Written out: creating a browser's first formatter of dates takes longer than any other step of a
 * shirt's page.
 */
export const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
}

/** Formats the pickup hours in a language, such as 'Monday – Friday, 09:00–17:00'. */
export function formatPickupHours(
  { firstDay, lastDay, opens, closes }: PickupHours,
  language: Language,
): string {
  const [first, last] = [WEEKDAYS[language][firstDay - 1], WEEKDAYS[language][lastDay - 1]]
  const days = firstDay === lastDay ? first : `${first} – ${last}`
  return `${days}, ${opens}–${closes}`
}
