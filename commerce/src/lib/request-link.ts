import { timingSafeEqual } from 'node:crypto'
import { computeKeyedHash } from './hash'

const PURPOSE = 'atelier-steinbock request link v1'
const SHAPE = /^(preq_\w{1,64})\.([\w-]{43})$/

/** A token that opens a request of the press as long as its files are kept; needs no row. */
export function requestToken(requestId: string, secret: string): string {
  return `${requestId}.${computeKeyedHash(requestId, secret, PURPOSE).toString('base64url')}`
}

/** The request that a token was made for; undefined for every other token, compared in constant time. */
export function readRequestToken(token: string, secret: string): string | undefined {
  const [, requestId, signature] = SHAPE.exec(token) ?? []
  if (requestId === undefined || signature === undefined) return undefined
  const expected = computeKeyedHash(requestId, secret, PURPOSE)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? requestId : undefined
}
