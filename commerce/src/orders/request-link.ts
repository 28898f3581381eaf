import { signClaim, verifyClaim } from '../lib/signed-token'

const PURPOSE = 'atelier-steinbock request link v1'

/** A token that opens a print request as long as its files are kept; needs no row. */
export function createRequestToken(requestId: string, secret: string): string {
  return signClaim(requestId, secret, PURPOSE)
}

/** Returns the request of a token; undefined for an invalid one. */
export function readRequestToken(token: string, secret: string): string | undefined {
  return verifyClaim(token, secret, PURPOSE)
}
