import type { Language } from '../site/language'

/** What follows a day up to a comma: its month and year ('4 February 2026', '4. Feb. 2026'). */
const WITHIN_DATE = /(?<=\d[^,]*) /g

/**
 * Returns a date of Intl as it is printed: no line ends within it, but after its weekday, and French says
 * '1er décembre' where Intl writes '1 décembre'.
 */
export const typesetDate = (date: string, language: Language): string =>
  (language === 'fr' ? date.replace(/\b1\b/, '1er') : date).replace(WITHIN_DATE, '\u00a0')
