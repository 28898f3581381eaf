import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { QUERY_LIMIT, readRows } from '../lib/database'
import { PASSWORD_CHANGED_AT } from '../lib/provider-ids'

/** In SQL, as it runs on each request and joins two modules: one lookup by primary key. */
const ACCOUNT_STATE_SQL = `
  select account.app_metadata ->> 'user_id' as "userId", sign_out.signed_out_at as "signedOutAt",
    (select max((provider_metadata ->> '${PASSWORD_CHANGED_AT}')::timestamptz) from provider_identity
      where auth_identity_id = account.id and deleted_at is null) as "passwordChangedAt"
  from auth_identity account left join sign_out on sign_out.id = account.id
  where account.id = ? and account.deleted_at is null`

const ENABLED_FACTORS_SQL = `select updated_at as "enabledAt" from auth_mfa_factor
  where auth_identity_id = ? and status = 'enabled' and deleted_at is null`

/** Stores when staff have signed out: older tokens are invalid in all processes. */
export class StaffStore {
  constructor(private readonly database: Knex) {}

  async recordSignOut(identityId: string, at: Date): Promise<void> {
    await this.database('sign_out')
      .insert({ id: identityId, signed_out_at: at })
      .onConflict('id')
      .merge({ signed_out_at: at, updated_at: at })
      .timeout(...QUERY_LIMIT)
  }
}

/** Who did something, with the name of that time, as the account may be removed later. */
export type Actor = { id: string; name: string }

/** Returns the signed-in user, named by name or e-mail address, or an API key by its id. */
export async function readActor(id: string, container: MedusaContainer): Promise<Actor> {
  const [user] = await container.resolve(Modules.USER).listUsers({ id })
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ').trim()
  return { id, name: name || user?.email || id }
}

export type AccountState = {
  /** Null for somebody who has registered without accepting an invitation. */
  userId: string | null
  passwordChangedAt: Date | null
  signedOutAt: Date | null
}

/** Returns what invalidates an account's sign-ins; undefined if the account was removed. */
export async function readAccountState(identityId: string, container: MedusaContainer) {
  const [state] = await readRows<AccountState>(container, ACCOUNT_STATE_SQL, [identityId])
  return state
}

/** Returns the second factors that an account has enabled. */
export function listEnabledFactors(
  identityId: string,
  container: MedusaContainer,
): Promise<{ enabledAt: Date }[]> {
  return readRows(container, ENABLED_FACTORS_SQL, [identityId])
}
