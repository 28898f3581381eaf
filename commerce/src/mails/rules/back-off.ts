const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 3_600_000
/** With the pauses below a good day. */
export const MAX_ATTEMPTS = 34

/** The pause in ms after so many failures, doubling from 5 s to 1 h; undefined: give up. */
export function pauseAfter(attempts: number): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
}
