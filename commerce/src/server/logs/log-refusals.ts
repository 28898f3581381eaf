import type { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'

const LOG_WINDOW_MS = 60_000
/** Lines for each time window, so that a flood of requests does not flood the log. */
const MAX_LOG_LINES = 10
/** In characters: a longer path is cut. */
const MAX_PATH_LENGTH = 120
/** Paths below /auth are left out, as failed sign-ins are logged where they are checked. */
const LOGGED_PATHS = /^\/(admin|api)\//

/**
 * Logs requests that are refused without a sign-in (OWASP ASVS 5.0, 16.3.2):
 * only method and path, which hold no secret.
 */
export function createRefusalLog(now: () => number = Date.now) {
  let window = { since: -LOG_WINDOW_MS, refused: 0 }

  function log(what: string) {
    if (now() - window.since >= LOG_WINDOW_MS) {
      const untold = window.refused - MAX_LOG_LINES
      if (untold > 0) console.warn(`Refused without a sign-in: ${untold} more`)
      window = { since: now(), refused: 0 }
    }
    window.refused += 1
    if (window.refused <= MAX_LOG_LINES) console.warn(`Refused without a sign-in: ${what}`)
  }

  return (method: string, path: string, response: EventEmitter & Pick<ServerResponse, 'statusCode'>) => {
    if (!LOGGED_PATHS.test(path)) return
    response.once('finish', () => {
      if (response.statusCode === 401) log(`${method} ${path.slice(0, MAX_PATH_LENGTH)}`)
    })
  }
}
