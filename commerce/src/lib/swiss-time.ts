import { setTimeout as pause } from 'node:timers/promises'
import { STUDIO_TIME_ZONE } from '../contract/studio/time-zone'

/** Formats a day as 'YYYY-MM-DD' in the studio's time zone. */
const DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: STUDIO_TIME_ZONE,
  dateStyle: 'short',
})

/** Returns the day in the studio's time zone, 'YYYY-MM-DD'. */
export function formatZurichDay(date: Date): string {
  return DAY.format(date)
}

/** Returns the month in the studio's time zone, 'YYYY-MM'. */
export function getZurichMonth(date: Date): string {
  return formatZurichDay(date).slice(0, 7)
}

/** Returns the year in the studio's time zone. */
export function getZurichYear(date: Date): number {
  return Number(formatZurichDay(date).slice(0, 4))
}

/** Whether a time is on Monday to Friday in the studio's time zone. */
export function isZurichWorkingDay(date: Date): boolean {
  return ![0, 6].includes(new Date(formatZurichDay(date)).getUTCDay())
}

/** Returns the start of a month 'YYYY-MM' at the studio, and its end, which is the next month's start. */
export function getZurichMonthRange(month: string): { start: Date; end: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return {
    start: getZurichMonthStart(year, number),
    end: getZurichMonthStart(year, number + 1),
  }
}

/**
 * Returns the first moment of a month at the studio: midnight in UTC+2 (summer time) if that is in the month
 * already, else in UTC+1. The clocks change later in the night.
 */
function getZurichMonthStart(year: number, month: number): Date {
  const utc = Date.UTC(year, month - 1, 1)
  const summer = new Date(utc - 2 * 3_600_000)
  return formatZurichDay(summer) === formatZurichDay(new Date(utc)) ? summer : new Date(utc - 3_600_000)
}

/**
 * Waits until the second after that of `time`. Tokens have times in whole seconds: those of the same second count
 * as older, and the next sign-in gets a later one.
 */
export async function waitForNextSecond(time = new Date()): Promise<void> {
  await pause(1000 - time.getMilliseconds())
}
