const FIRST_PAUSE_MS = 5000
const MAX_PAUSE_MS = 3_600_000

/** Returns the pause after a number of failures, in ms: from 5 s, doubled each time, up to 1 h. */
export function computeRetryDelay(failures: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1))
}
