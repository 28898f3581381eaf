import { setTimeout as pause } from 'node:timers/promises'

export const STUDIO_TIME_ZONE = 'Europe/Zurich'

/** 'YYYY-MM-DD' in the studio's time zone. */
const DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: STUDIO_TIME_ZONE,
  dateStyle: 'short',
})

/** The day at the studio, as 'YYYY-MM-DD'. */
export function formatZurichDay(date: Date): string {
  return DAY.format(date)
}

export function getZurichYear(date: Date): number {
  return Number(formatZurichDay(date).slice(0, 4))
}

/** Whether it is Monday to Friday at the studio. */
export function isZurichWorkingDay(date: Date): boolean {
  return ![0, 6].includes(new Date(formatZurichDay(date)).getUTCDay())
}

/** Start and end, which is left out, of a month 'YYYY-MM' at the studio. */
export function getZurichMonthRange(month: string): { start: Date; end: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return {
    start: getZurichMonthStart(year, number),
    end: getZurichMonthStart(year, number + 1),
  }
}

/** The first moment of a month; clocks change on Sundays at night only, an hour at most from UTC+1. */
function getZurichMonthStart(year: number, month: number): Date {
  const utc = Date.UTC(year, month - 1, 1)
  const summer = new Date(utc - 2 * 3_600_000)
  return formatZurichDay(summer) === formatZurichDay(new Date(utc)) ? summer : new Date(utc - 3_600_000)
}

/** Tokens are issued at whole seconds: one of the second of `time` counts as older, the next sign-in gets a later one. */
export async function waitForNextSecond(time = new Date()): Promise<void> {
  await pause(1000 - time.getMilliseconds())
}
