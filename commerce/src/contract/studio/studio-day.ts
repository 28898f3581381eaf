/** Days of orders, proofs and books are days at the studio. */
export const STUDIO_TIME_ZONE = 'Europe/Zurich'

const DAY_FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: STUDIO_TIME_ZONE, dateStyle: 'short' })

/** Returns the day at the studio, 'YYYY-MM-DD'. */
export function formatStudioDay(date: Date): string {
  return DAY_FORMAT.format(date)
}

/** Returns today's day at the studio, 'YYYY-MM-DD'. */
export function getStudioToday(): string {
  return formatStudioDay(new Date())
}

/** Returns the month at the studio, 'YYYY-MM'. */
export function getStudioMonth(date: Date): string {
  return formatStudioDay(date).slice(0, 7)
}

/** Returns the month before this one at the studio, 'YYYY-MM'. */
export function getLastStudioMonth(): string {
  const [year = 0, month = 0] = getStudioToday().split('-').map(Number)
  return new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7)
}
