import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { QUERY_LIMIT } from '../lib/database'
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

type AccountState = {
  /** Null if the account has registered and accepted no invitation yet. */
  userId: string | null
  passwordChangedAt: Date | null
  signedOutAt: Date | null
}

/**
 * Reads what ends the sign-ins of staff: a sign-out, a new password, a removed account. Every process asks, so a token
 * from before is refused by all of them.
 */
export class StaffStore {
  constructor(private readonly database: Knex) {}

  async recordSignOut(identityId: string, at: Date): Promise<void> {
    await this.database('sign_out')
      .insert({ id: identityId, signed_out_at: at })
      .onConflict('id')
      .merge({ signed_out_at: at, updated_at: at })
      .timeout(...QUERY_LIMIT)
  }

  /** Returns when an account signed out and changed its password; undefined if the account was removed. */
  async readAccountState(identityId: string): Promise<AccountState | undefined> {
    const { rows } = await this.database
      .raw<{ rows: AccountState[] }>(ACCOUNT_STATE_SQL, [identityId])
      .timeout(...QUERY_LIMIT)
    return rows[0]
  }

  /** Returns the second factors that an account has turned on. */
  async listEnabledFactors(identityId: string): Promise<{ enabledAt: Date }[]> {
    const { rows } = await this.database
      .raw<{ rows: { enabledAt: Date }[] }>(ENABLED_FACTORS_SQL, [identityId])
      .timeout(...QUERY_LIMIT)
    return rows
  }
}
