import { timingSafeEqual } from 'node:crypto'
import { computeKeyedHash } from '../lib/hash'

const TOKEN_PATTERN = /^(.+)\.([\w-]{43})$/

/** Returns a token that says `claim`, which only this shop can make. `purpose` keeps the tokens of links apart. */
export function signClaim(claim: string, secret: string, purpose: string): string {
  return `${claim}.${computeKeyedHash(claim, secret, purpose).toString('base64url')}`
}

/** Returns the claim of a token; undefined if its signature is not the shop's. Compares in constant time. */
export function verifyClaim(token: string, secret: string, purpose: string): string | undefined {
  const [, claim, signature] = TOKEN_PATTERN.exec(token) ?? []
  if (claim === undefined || signature === undefined) return undefined
  const expected = computeKeyedHash(claim, secret, purpose)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? claim : undefined
}
