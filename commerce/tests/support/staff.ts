import { send } from './shop-client'
import { STAFF } from '../../../tests/support/staff-account'
import type { Shop } from './shop'

/** Signs in, as the seeded member of staff by default; returns the token. */
export async function signIn(
  shop: Shop,
  email: string = STAFF.ADMIN_EMAIL,
  password: string = STAFF.ADMIN_PASSWORD,
): Promise<string> {
  const { body } = await send(`${shop.origin}/auth/user/emailpass`, { email, password })
  if (typeof body !== 'object' || body === null || !('token' in body))
    throw new Error(`${email} cannot sign in`)
  return String(body.token)
}

/** Headers that carry a token. */
export function buildBearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

/** Headers of somebody who has signed in as the seeded member of staff. */
export async function fetchStaffHeaders(shop: Shop): Promise<Record<string, string>> {
  return buildBearer(await signIn(shop))
}
