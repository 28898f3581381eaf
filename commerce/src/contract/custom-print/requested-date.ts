import { DAY_MS } from '../time'

/** The minimum of working days that the studio needs from today; a placeholder value. */
const MIN_WORKING_DAYS = 7

/** Returns the first day ('YYYY-MM-DD') that may be wished for. */
export function computeEarliestDate(today: string): string {
  let day = Date.parse(today)
  for (let left = MIN_WORKING_DAYS; left > 0;) {
    day += DAY_MS
    if (isWorkingDay(day)) left--
  }
  return new Date(day).toISOString().slice(0, 10)
}

/** Whether a wished day is a working day and not too early. Both are 'YYYY-MM-DD' at the studio. */
export function isAcceptableDate(date: string, today: string): boolean {
  return isWorkingDay(Date.parse(date)) && date >= computeEarliestDate(today)
}

/** Monday to Friday; false for NaN. */
const isWorkingDay = (day: number): boolean => [1, 2, 3, 4, 5].includes(new Date(day).getUTCDay())
