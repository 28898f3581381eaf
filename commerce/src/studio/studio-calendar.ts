import { formatStudioDay } from '../contract/studio/studio-day'

/** Returns the year at the studio. */
export function getStudioYear(date: Date): number {
  return Number(formatStudioDay(date).slice(0, 4))
}

/** Whether a time is on Monday to Friday at the studio. */
export function isStudioWorkingDay(date: Date): boolean {
  return ![0, 6].includes(new Date(formatStudioDay(date)).getUTCDay())
}

/** Returns the start of a month 'YYYY-MM' at the studio, and its end, which is the next month's start. */
export function getStudioMonthRange(month: string): { start: Date; end: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return {
    start: getStudioMonthStart(year, number),
    end: getStudioMonthStart(year, number + 1),
  }
}

/**
 * Returns the first moment of a month at the studio: midnight in UTC+2 (summer time) if that is in the month
 * already, else in UTC+1. The clocks change later in the night.
 */
function getStudioMonthStart(year: number, month: number): Date {
  const utc = Date.UTC(year, month - 1, 1)
  const summer = new Date(utc - 2 * 3_600_000)
  return formatStudioDay(summer) === formatStudioDay(new Date(utc)) ? summer : new Date(utc - 3_600_000)
}
