import type { IncomingMessage } from 'node:http'

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a page of another origin asks for a change. SameSite cookies keep out other sites, but another port or a
 * subdomain is the same site. Programs send no Origin; they have no visitor's cookies either.
 */
export function comesFromForeignPage(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  ownOrigins: readonly string[],
): boolean {
  const { origin, host } = headers
  if (origin === undefined || HARMLESS.has(method)) return false
  return !ownOrigins.includes(origin) && origin !== `http://${host}` && origin !== `https://${host}`
}
