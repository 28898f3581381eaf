import { ipKeyGenerator } from 'express-rate-limit'
import { keyedHash } from './hash'

const PURPOSE = 'atelier-steinbock checkout address v1'

/** A pseudonym of a network address. IPv6 addresses of one network share it, as they share the rate limits. */
export function addressHash(address: string, secret: string): string {
  return keyedHash(ipKeyGenerator(address), secret, PURPOSE).toString('base64url').slice(0, 22)
}
