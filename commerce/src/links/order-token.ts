import { DAY_MS } from '../contract/time'
import { signClaim, verifyClaim } from './signed-token'

const LINK_LIFETIME_DAYS = 90
const PURPOSE = 'atelier-steinbock order page link v1'

export type OrderTokenResult =
  | { kind: 'valid'; checkoutId: string }
  | { kind: 'expired' }
  | { kind: 'invalid' }

/** Returns a token that opens the order of a checkout for 90 days from `from`. It is not stored. */
export function createOrderToken(checkoutId: string, secret: string, from: Date): string {
  const end = Math.floor((from.getTime() + LINK_LIFETIME_DAYS * DAY_MS) / 1000)
  return signClaim(`${checkoutId}.${end.toString(36)}`, secret, PURPOSE)
}

/** Verifies a token. What is signed has the shape that `createOrderToken` gives it. */
export function verifyOrderToken(token: string, secret: string, now: Date): OrderTokenResult {
  const claim = verifyClaim(token, secret, PURPOSE)
  if (claim === undefined) return { kind: 'invalid' }
  const [checkoutId, end] = claim.split('.') as [string, string]
  return Number.parseInt(end, 36) * 1000 > now.getTime() ? { kind: 'valid', checkoutId } : { kind: 'expired' }
}
