import { ipKeyGenerator } from 'express-rate-limit'
import { computeKeyedHash } from './hash'

const PURPOSE = 'atelier-steinbock checkout address v1'

/** A pseudonym of a network address. IPv6 addresses of one network share it, as they share the rate limits. */
export function hashIpAddress(address: string, secret: string): string {
  return computeKeyedHash(ipKeyGenerator(address), secret, PURPOSE).toString('base64url').slice(0, 22)
}
