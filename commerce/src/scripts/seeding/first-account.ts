import type { Client } from 'pg'
import { kdf } from 'scrypt-kdf'
import type { Environment } from '../../lib/environment'
import { HASH_CONFIG } from '../../modules/auth-emailpass/hash-config'
import { PASSWORD_PROVIDER_ID } from '../../lib/provider-ids'
import { assertNotGuessable, NO_ACCOUNT } from './staff-password'

/** Ids in Medusa's format. Those of the other rows in a new database end in digits. */
const [IDENTITY, PASSWORD, USER] = ['A', 'B', 'C'].map((end) => `01${'0'.repeat(23)}${end}`)
const INSERT = `
  with identity as (insert into auth_identity (id, app_metadata)
      values ('authid_${IDENTITY}', '{"user_id": "user_${USER}"}') returning id),
    password as (insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
      select '${PASSWORD}', $1, '${PASSWORD_PROVIDER_ID}', id, jsonb_build_object('password', $2::text) from identity)
  insert into "user" (id, email) values ('user_${USER}', $1)`

/**
 * Creates the same staff account as seedStaff, in a new database that is not used yet.
 * Loading Medusa for this would take ten seconds.
 */
export async function addFirstAccount(client: Client, { adminEmail, adminPassword }: Environment) {
  if (adminPassword === undefined) {
    console.warn(NO_ACCOUNT)
    return
  }
  assertNotGuessable(adminPassword, adminEmail)
  const hash = await kdf(adminPassword, HASH_CONFIG)
  await client.query(INSERT, [adminEmail, hash.toString('base64')])
}
