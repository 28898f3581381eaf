import type { Language } from '../site/language'

/** Returns a date as it is read aloud: French says '1er décembre', where Intl writes '1 décembre'. */
export const formatDayOrdinal = (date: string, language: Language): string =>
  language === 'fr' ? date.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : date
