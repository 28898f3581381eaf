import { useTranslation } from 'react-i18next'
import { computeEarliestDate } from '@contract/custom-print/requested-date'
import { getLocale, getPageLanguage } from '@/i18n/language'
import { getStudioToday } from '@contract/studio/studio-day'

/** Returns the first day that may be requested, as 'YYYY-MM-DD' and formatted. */
export function useEarliestDate(): { earliest: string; date: string } {
  const { i18n } = useTranslation()
  const earliest = computeEarliestDate(getStudioToday())
  const date = new Date(earliest).toLocaleDateString(getLocale(getPageLanguage(i18n.language)), {
    day: 'numeric',
    month: 'long',
    // A calendar day at midnight UTC is another day in other time zones.
    timeZone: 'UTC',
  })
  return { earliest, date }
}
