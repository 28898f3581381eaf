import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { USER_EMAILS_SQL } from './account-email'
import { QUERY_LIMIT, queryRows } from '../lib/database'
import { PASSWORD_CHANGED_AT } from '../lib/provider-ids'

/** In SQL, as it runs on each request and joins two modules: one lookup by primary key. */
const ACCOUNT_STATE_SQL = `
  select account.app_metadata ->> 'user_id' as "userId", sign_out.signed_out_at as "signedOutAt",
    (select max((provider_metadata ->> '${PASSWORD_CHANGED_AT}')::timestamptz) from provider_identity
      where auth_identity_id = account.id and deleted_at is null) as "passwordChangedAt"
  from auth_identity account left join sign_out on sign_out.id = account.id
  where account.id = ? and account.deleted_at is null`

/** The addresses of staff and of all invitations. */
const TAKEN_EMAILS_SQL = `${USER_EMAILS_SQL}
  union select email from invite where deleted_at is null`

const OPEN_INVITATIONS_SQL = `select email from invite
  where deleted_at is null and not accepted and expires_at > now()`

const UNCLAIMED_ACCOUNTS_SQL = `select account.id, p.entity_id as email
  from auth_identity account join provider_identity p on p.auth_identity_id = account.id
  where account.app_metadata ->> 'user_id' is null and account.deleted_at is null and p.deleted_at is null`

const ENABLED_FACTORS_SQL = `select updated_at as "enabledAt" from auth_mfa_factor
  where auth_identity_id = ? and status = 'enabled' and deleted_at is null`

type AccountState = {
  /** Null if the account has registered and accepted no invitation yet. */
  userId: string | null
  passwordChangedAt: Date | null
  signedOutAt: Date | null
}

/**
 * Reads the events that end the sign-ins of staff: a sign-out, a new password, a removed account. Every process asks, so
 * all of them refuse an older token.
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
    return (await queryRows<AccountState>(this.database, ACCOUNT_STATE_SQL, [identityId]))[0]
  }

  /** The addresses of staff, and of all invitations, as they are stored. */
  async listTakenEmails(): Promise<string[]> {
    return this.listEmails(TAKEN_EMAILS_SQL)
  }

  /** The addresses of invitations that can be accepted. */
  async listInvitedEmails(): Promise<string[]> {
    return this.listEmails(OPEN_INVITATIONS_SQL)
  }

  /** The accounts of whoever has registered and not accepted an invitation. */
  async listUnclaimedAccounts(): Promise<{ id: string; email: string }[]> {
    return queryRows(this.database, UNCLAIMED_ACCOUNTS_SQL)
  }

  private async listEmails(sql: string): Promise<string[]> {
    const rows = await queryRows<{ email: string }>(this.database, sql)
    return rows.map(({ email }) => email)
  }

  /** Returns the second factors that an account has turned on. */
  async listEnabledFactors(identityId: string): Promise<{ enabledAt: Date }[]> {
    return queryRows(this.database, ENABLED_FACTORS_SQL, [identityId])
  }
}
