import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { ipKeyGenerator } from 'express-rate-limit'

const IP_ADDRESS_PURPOSE = 'atelier-steinbock checkout address v1'

/** Returns an HMAC-SHA256. The key of each purpose is derived from one secret (HKDF, RFC 5869). */
export function computeKeyedHash(text: string, secret: string, purpose: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createHmac('sha256', key).update(text).digest()
}

/** Returns 132 bits of an HMAC: a name for a text that only the shop can compute. */
export function computePseudonym(text: string, secret: string, purpose: string): string {
  return computeKeyedHash(text, secret, purpose).toString('base64url').slice(0, 22)
}

/** Returns a pseudonym of an IP address. IPv6 addresses of one network share it, as they share rate limits. */
export function hashIpAddress(address: string, secret: string): string {
  return computePseudonym(ipKeyGenerator(address), secret, IP_ADDRESS_PURPOSE)
}

/** Returns 132 bits of a content's SHA-256: enough to distinguish versions, short enough for an ETag. */
export function computeContentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
