export const STUDIO_TIME_ZONE = 'Europe/Zurich'

/** 'YYYY-MM-DD' in the studio's time zone. */
const DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: STUDIO_TIME_ZONE,
  dateStyle: 'short',
})

/** The day at the studio, as 'YYYY-MM-DD'. */
export function dayInZurich(date: Date): string {
  return DAY.format(date)
}

export function yearInZurich(date: Date): number {
  return Number(dayInZurich(date).slice(0, 4))
}

/** Whether it is Monday to Friday at the studio. */
export function isWorkingDayInZurich(date: Date): boolean {
  return ![0, 6].includes(new Date(dayInZurich(date)).getUTCDay())
}

/** Start and end, which is left out, of a month 'YYYY-MM' at the studio. */
export function monthInZurich(month: string): { start: Date; end: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return {
    start: midnightInZurich(year, number),
    end: midnightInZurich(year, number + 1),
  }
}

/** The first moment of a month; clocks change on Sundays at night only, an hour at most from UTC+1. */
function midnightInZurich(year: number, month: number): Date {
  const utc = Date.UTC(year, month - 1, 1)
  const summer = new Date(utc - 2 * 3_600_000)
  return dayInZurich(summer) === dayInZurich(new Date(utc)) ? summer : new Date(utc - 3_600_000)
}
