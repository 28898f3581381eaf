import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const DAY_S = 24 * 3600
/** How long the link in a mail opens its order, in days. */
export const LINK_LIFETIME_DAYS = 90
/** Keeps the key apart from every other use of the same secret. */
const PURPOSE = 'atelier-steinbock order page link v1'
const SHAPE = /^(chki_\w{1,64})\.([0-9a-z]{1,10})\.([\w-]{43})$/

/** What a link's token says: whose order, that it was too old, or nothing because it is none of ours. */
export type LinkClaim = { kind: 'valid'; intentId: string } | { kind: 'expired' } | { kind: 'invalid' }

/** A token that opens the order of a checkout intent until 90 days after `now`; needs no row in the database. */
export function orderToken(intentId: string, secret: string, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + LINK_LIFETIME_DAYS * DAY_S
  const claim = `${intentId}.${end.toString(36)}`
  return `${claim}.${signatureOf(claim, secret).toString('base64url')}`
}

/** Reads a token of `orderToken`; nothing in it is believed before its signature. */
export function readOrderToken(token: string, secret: string, now: Date): LinkClaim {
  const [, intentId, end, signature] = SHAPE.exec(token) ?? []
  if (intentId === undefined || end === undefined || signature === undefined) return { kind: 'invalid' }
  const expected = signatureOf(`${intentId}.${end}`, secret)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'invalid' }
  return Number.parseInt(end, 36) * 1000 > now.getTime() ? { kind: 'valid', intentId } : { kind: 'expired' }
}

function signatureOf(claim: string, secret: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32))
  return createHmac('sha256', key).update(claim).digest()
}
