import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/time'

/** At most `max` requests within `withinMs`. */
type Limit = { max: number; withinMs: number }

export const LIMITS_PER_IP: readonly Limit[] = [
  { max: 3, withinMs: HOUR_MS },
  { max: 10, withinMs: DAY_MS },
]
export const LIMITS_PER_EMAIL: readonly Limit[] = [{ max: 5, withinMs: DAY_MS }]

/**
 * Returns the minutes until another request is allowed, at least 1; 0 if one is allowed now.
 * `sentAt` has the oldest first.
 */
export function computeMinutesUntilAllowed(
  sentAt: readonly Date[],
  limits: readonly Limit[],
  factor: number,
  now: Date,
): number {
  const waits = limits.map(({ max, withinMs }) => {
    const within = sentAt.filter((at) => at.getTime() > now.getTime() - withinMs)
    const limit = Math.ceil(max * factor)
    // The request whose end of the window allows another one.
    const blockingDate = within[within.length - limit]
    return blockingDate === undefined ? 0 : blockingDate.getTime() + withinMs - now.getTime()
  })
  return Math.ceil(Math.max(...waits) / MINUTE_MS)
}
