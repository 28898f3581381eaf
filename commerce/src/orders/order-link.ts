import { timingSafeEqual } from 'node:crypto'
import { computeKeyedHash } from '../lib/hash'
import { CHECKOUT_ID_PREFIX } from '../checkout/checkout'

const DAY_S = 24 * 3600
const LINK_LIFETIME_DAYS = 90
const PURPOSE = 'atelier-steinbock order page link v1'
const SHAPE = new RegExp(String.raw`^(${CHECKOUT_ID_PREFIX}_\w{1,64})\.([0-9a-z]{1,10})\.([\w-]{43})$`)

export type OrderTokenResult =
  | { kind: 'valid'; checkoutId: string }
  | { kind: 'expired' }
  | { kind: 'invalid' }

/** Returns a token that opens the order of a checkout for 90 days from `from`. It is not stored. */
export function createOrderToken(checkoutId: string, secret: string, from: Date): string {
  const end = Math.floor(from.getTime() / 1000) + LINK_LIFETIME_DAYS * DAY_S
  const claim = `${checkoutId}.${end.toString(36)}`
  return `${claim}.${computeKeyedHash(claim, secret, PURPOSE).toString('base64url')}`
}

/** Verifies a token. The signature comes first: nothing else in the token counts before it. */
export function verifyOrderToken(token: string, secret: string, now: Date): OrderTokenResult {
  const [, checkoutId, end, signature] = SHAPE.exec(token) ?? []
  if (checkoutId === undefined || end === undefined || signature === undefined) return { kind: 'invalid' }
  const expected = computeKeyedHash(`${checkoutId}.${end}`, secret, PURPOSE)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'invalid' }
  return Number.parseInt(end, 36) * 1000 > now.getTime() ? { kind: 'valid', checkoutId } : { kind: 'expired' }
}
