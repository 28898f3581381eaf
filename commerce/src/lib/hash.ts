import { createHmac, hkdfSync } from 'node:crypto'

/** HMAC-SHA256 with a key of its own for each purpose (HKDF, RFC 5869), all derived from one secret. */
export function computeKeyedHash(text: string, secret: string, purpose: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createHmac('sha256', key).update(text).digest()
}
