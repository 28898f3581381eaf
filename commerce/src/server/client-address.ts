import type { IncomingHttpHeaders } from 'node:http'

/** Headers in which a proxy tells who it speaks for, and in which a visitor can lie when there is no proxy. */
const ADDRESS_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded',
  'forwarded-for',
  'x-client-ip',
  'x-real-ip',
  'x-cluster-client-ip',
  'cf-connecting-ip',
  'cf-pseudo-ipv4',
  'fastly-client-ip',
  'true-client-ip',
  'x-appengine-user-ip',
]

/**
 * Removes what nobody trustworthy has written: everything without a proxy in front, everything but
 * X-Forwarded-For with one. Medusa looks into all of these headers and believes them.
 */
export function dropForgedAddresses(headers: IncomingHttpHeaders, trustProxy: 0 | 1): void {
  for (const name of ADDRESS_HEADERS) {
    if (trustProxy === 0 || name !== 'x-forwarded-for') delete headers[name]
  }
}
