import type { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'

const WINDOW_MS = 60_000
/** Lines in a window: who floods the shop must not flood its log. */
const MAX_LOG_LINES = 10
/** Of an address that somebody made up, in characters. */
const MAX_PATH_LENGTH = 120
/** Wrong passwords, below /auth, are logged where they are checked. */
const AREAS = /^\/(admin|api)\//

/** Logs who is refused for want of a sign-in (OWASP ASVS 5.0, 16.3.2): method and path, which hold no secret. */
export function createRefusalLog(now: () => number = Date.now) {
  let window = { since: -WINDOW_MS, refused: 0 }

  function log(what: string) {
    if (now() - window.since >= WINDOW_MS) {
      const untold = window.refused - MAX_LOG_LINES
      if (untold > 0) console.warn(`Refused without a sign-in: ${untold} more`)
      window = { since: now(), refused: 0 }
    }
    window.refused += 1
    if (window.refused <= MAX_LOG_LINES) console.warn(`Refused without a sign-in: ${what}`)
  }

  return (method: string, path: string, response: EventEmitter & Pick<ServerResponse, 'statusCode'>) => {
    if (!AREAS.test(path)) return
    response.once('finish', () => {
      if (response.statusCode === 401) log(`${method} ${path.slice(0, MAX_PATH_LENGTH)}`)
    })
  }
}
