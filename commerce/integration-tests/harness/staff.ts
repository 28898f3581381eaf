import { send } from './customer'
import { STAFF, type Shop } from './shop'

/** Headers of somebody who has signed in as the seeded member of staff. */
export async function staffHeaders(shop: Shop): Promise<Record<string, string>> {
  const { body } = await send(`${shop.origin}/auth/user/emailpass`, {
    email: STAFF.ADMIN_EMAIL,
    password: STAFF.ADMIN_PASSWORD,
  })
  if (typeof body !== 'object' || body === null || !('token' in body))
    throw new Error('The staff cannot sign in')
  return { authorization: `Bearer ${String(body.token)}` }
}
