import { useTranslation } from 'react-i18next'
import { computeEarliestDate } from '@contract/custom-print/requested-date'
import { formatComingDay } from '@/i18n/format-day'
import { getPageLanguage } from '@/i18n/language'
import { getStudioToday } from '@contract/studio/studio-day'

/** Returns the first day that may be requested, as 'YYYY-MM-DD' and formatted. */
export function useEarliestDate(): { earliest: string; date: string } {
  const { i18n } = useTranslation()
  const earliest = computeEarliestDate(getStudioToday())
  return { earliest, date: formatComingDay(earliest, getPageLanguage(i18n.language)) }
}
