import { signClaim, verifyClaim } from './signed-token'

const PURPOSE = 'atelier-steinbock request link v1'

/** Returns a token that opens a print request as long as its files are kept. It is not stored. */
export function createRequestToken(requestId: string, secret: string): string {
  return signClaim(requestId, secret, PURPOSE)
}

/** Returns the id of the request that a token opens; undefined for an invalid one. */
export function verifyRequestToken(token: string, secret: string): string | undefined {
  return verifyClaim(token, secret, PURPOSE)
}
