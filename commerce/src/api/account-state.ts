import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'
import { PASSWORD_CHANGED_AT } from '../modules/auth-emailpass/service'

export type AccountState = {
  /** Null for who has registered and not accepted an invitation. */
  userId: string | null
  passwordChangedAt: Date | null
  signedOutAt: Date | null
}

/** In SQL, as it is asked with each request and spans two modules: one look-up by primary key. */
const ACCOUNT_STATE_SQL = `
  select account.app_metadata ->> 'user_id' as "userId", sign_out.signed_out_at as "signedOutAt",
    (select max((provider_metadata ->> '${PASSWORD_CHANGED_AT}')::timestamptz) from provider_identity
      where auth_identity_id = account.id and deleted_at is null) as "passwordChangedAt"
  from auth_identity account left join sign_out on sign_out.id = account.id
  where account.id = ? and account.deleted_at is null`

/** What ends the sign-ins of an account; undefined where it was removed. */
export async function readAccountState(identityId: string, container: MedusaContainer) {
  const [state] = await readRows<AccountState>(container, ACCOUNT_STATE_SQL, [identityId])
  return state
}
