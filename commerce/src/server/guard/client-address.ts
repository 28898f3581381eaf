import type { IncomingHttpHeaders } from 'node:http'

/** Headers with the client's address that a client can forge where there is no proxy. */
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
 * Removes forged address headers, which Medusa would trust:
 * all of them without a proxy, all but X-Forwarded-For with one.
 */
export function dropForgedAddresses(headers: IncomingHttpHeaders, trustProxy: 0 | 1): void {
  for (const name of ADDRESS_HEADERS) {
    if (trustProxy === 0 || name !== 'x-forwarded-for') delete headers[name]
  }
}
