const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 3_600_000
/** With the pauses below, a mail server may be away for a good day. */
export const MAX_ATTEMPTS = 34

/**
 * The pause after so many failed attempts, in milliseconds: 5 s, then twice as long each time, up to an hour;
 * undefined when it is time to give up and leave the mail to the staff.
 */
export function pauseAfter(attempts: number): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
}
