import type { IncomingMessage } from 'node:http'
import { SAFE_METHODS } from '../../lib/http/safe-methods'

/** Whether another origin requests a change. SameSite cookies are sent from other ports and subdomains, too. */
export function isCrossOriginWrite(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  ownOrigins: readonly string[],
): boolean {
  const { origin, host } = headers
  if (origin === undefined || SAFE_METHODS.has(method)) return false
  return !isOwnOrigin(origin, host, ownOrigins)
}

export function isOwnOrigin(origin: string, host: string | undefined, ownOrigins: readonly string[]) {
  return ownOrigins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`
}
