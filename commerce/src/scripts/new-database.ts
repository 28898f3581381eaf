import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Environment } from '../lib/environment'
import { addFirstAccount } from './seeding/first-account'

/** Written by `npm run new-database`. Its first line has the stamp of the sources that it was made from. */
export const NEW_DATABASE_FILE = join(__dirname, 'new-database.sql')

/** The text before the stamp. */
export const NEW_DATABASE_HEADING = '-- Written by `npm run new-database` from sources with the stamp '

const IS_EMPTY = `select not exists (select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname <> 'information_schema' and nspname !~ '^pg_') as empty`

/** A new key in Medusa's format, as no two installations may share one. */
const FRESH_API_KEY = `
  update api_key set token = fresh, redacted = left(fresh, 6) || '***' || right(fresh, 3)
  from (select 'pk_' || encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex') as fresh) made`

/**
 * Returns the SQL of this build's new database;
 * undefined if the database is not empty or the SQL has another stamp.
 */
export async function findNewDatabaseSql(client: Client, stamp: string): Promise<string | undefined> {
  const { rows } = await client.query<{ empty: boolean }>(IS_EMPTY)
  if (rows[0]?.empty !== true) return undefined
  // A build by Medusa's own command does not contain the file.
  const sql = await readFile(NEW_DATABASE_FILE, 'utf8').catch(() => '')
  return sql.startsWith(`${NEW_DATABASE_HEADING}${stamp}\n`) ? sql : undefined
}

/** Does what migrations and seed do to an empty database, within the caller's transaction. */
export async function fillNewDatabase(client: Client, sql: string, environment: Environment): Promise<void> {
  await client.query(sql)
  await client.query(FRESH_API_KEY)
  await addFirstAccount(client, environment)
}
