import type { Language } from '../../contract/settings'
import { STUDIO_TIME_ZONE } from '../../lib/swiss-time'

/** '24.11.2026' as the buyer's language writes it in Switzerland, the day at the studio. */
export function formatReceiptDate(date: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-CH`, {
    timeZone: STUDIO_TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  return format.format(date)
}
