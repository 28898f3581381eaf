import { timingSafeEqual } from 'node:crypto'
import { computeKeyedHash } from './hash'

const PURPOSE = 'atelier-steinbock request link v1'
const SHAPE = /^(preq_\w{1,64})\.([\w-]{43})$/

/** A token that opens a print request as long as its files are kept; needs no row. */
export function createRequestToken(requestId: string, secret: string): string {
  return `${requestId}.${computeKeyedHash(requestId, secret, PURPOSE).toString('base64url')}`
}

/** Returns the request of a token; undefined for an invalid one. Compares in constant time. */
export function readRequestToken(token: string, secret: string): string | undefined {
  const [, requestId, signature] = SHAPE.exec(token) ?? []
  if (requestId === undefined || signature === undefined) return undefined
  const expected = computeKeyedHash(requestId, secret, PURPOSE)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? requestId : undefined
}
