import { createHmac, hkdfSync } from 'node:crypto'
import { ipKeyGenerator } from 'express-rate-limit'

/** Keeps the key apart from every other use of the same secret. */
const PURPOSE = 'atelier-steinbock checkout address v1'

/** A pseudonym of a network address. IPv6 addresses of one network share it, as they share the rate limits. */
export function addressHash(address: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32))
  return createHmac('sha256', key).update(ipKeyGenerator(address)).digest('base64url').slice(0, 22)
}
