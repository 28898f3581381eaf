/**
 * Costs as in OWASP ASVS 5.0 (11.4.2, appendix C), in the variant with the least memory: 32 MB for each attempt.
 */
export const HASH_CONFIG = { logN: 15, r: 8, p: 3 } as const

/** Whether a hash was made with other costs. They are in the header of scrypt's file format. */
export function isOutdatedHash(hash: string): boolean {
  const header = Buffer.from(hash, 'base64')
  if (header.length < 16) return true
  const costs = { logN: header.readUInt8(7), r: header.readUInt32BE(8), p: header.readUInt32BE(12) }
  return costs.logN !== HASH_CONFIG.logN || costs.r !== HASH_CONFIG.r || costs.p !== HASH_CONFIG.p
}
