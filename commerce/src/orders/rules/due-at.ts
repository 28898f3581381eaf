import { isZurichWorkingDay } from '../../lib/swiss-time'

const WORKING_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000

/** Two working days of the studio's after the order (specification, section 5). */
export function computeDueDate(orderedAt: Date): Date {
  let due = orderedAt
  for (let left = WORKING_DAYS; left > 0;) {
    due = new Date(due.getTime() + DAY_MS)
    if (isZurichWorkingDay(due)) left -= 1
  }
  return due
}
