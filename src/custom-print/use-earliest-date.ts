import { computeEarliestDate } from '@contract/custom-print/requested-date'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import { getStudioToday } from '@contract/studio/studio-day'

/** Returns the first day that may be requested, as 'YYYY-MM-DD' and formatted. */
export function useEarliestDate(): { earliest: string; date: string } {
  const { formatComingDay } = useDateFormatters()
  const earliest = computeEarliestDate(getStudioToday())
  return { earliest, date: formatComingDay(earliest) }
}
