import type { IncomingMessage } from 'node:http'
import { PROOF_FORM_PATH } from '../contract/api-paths'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether another origin asks for a change: SameSite lets other ports and subdomains through. */
export function isCrossOriginWrite(
  { method = 'GET', headers, url = '' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>,
  ownOrigins: readonly string[],
): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin === undefined || SAFE_METHODS.has(method)) return false
  if (origin === 'null' && isOwnForm(url, site)) return false
  return !isOwnOrigin(origin, host, ownOrigins)
}

/**
 * A form of a page without referrer; nobody but the browser can say so (W3C, Fetch Metadata). Old ones, and all without
 * TLS, do not: what is decided behind a link is allowed by the token in the form, which no other site knows.
 */
function isOwnForm(url: string, site: string | string[] | undefined): boolean {
  return site === 'same-origin' || (site === undefined && url === PROOF_FORM_PATH)
}

export function isOwnOrigin(origin: string, host: string | undefined, ownOrigins: readonly string[]) {
  return ownOrigins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`
}
