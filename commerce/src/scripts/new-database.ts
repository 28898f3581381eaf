import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Environment } from '../lib/environment'
import { addFirstAccount } from './seeding/first-account'

/** Written by `npm run new-database`; its first line has the stamp of the sources that it comes from. */
export const NEW_DATABASE_FILE = join(__dirname, 'new-database.sql')

/** Before the stamp. */
export const NEW_DATABASE_HEADING = '-- Written by `npm run new-database` from sources with the stamp '

const IS_EMPTY = `select not exists (select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname <> 'information_schema' and nspname !~ '^pg_') as empty`

/** As Medusa makes it; no two installations share it. */
const FRESH_API_KEY = `
  update api_key set token = fresh, redacted = left(fresh, 6) || '***' || right(fresh, 3)
  from (select 'pk_' || encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex') as fresh) made`

/** The SQL that makes the database of a build, where that is for a database as it is: empty, and the SQL of the same stamp. */
export async function findNewDatabaseSql(client: Client, stamp: string): Promise<string | undefined> {
  const { rows } = await client.query<{ empty: boolean }>(IS_EMPTY)
  if (rows[0]?.empty !== true) return undefined
  // A build of Medusa's own has none.
  const sql = await readFile(NEW_DATABASE_FILE, 'utf8').catch(() => '')
  return sql.startsWith(`${NEW_DATABASE_HEADING}${stamp}\n`) ? sql : undefined
}

/** What migrations and seed would do to an empty database, in the transaction that the caller has begun. */
export async function fillNewDatabase(client: Client, sql: string, environment: Environment): Promise<void> {
  await client.query(sql)
  await client.query(FRESH_API_KEY)
  await addFirstAccount(client, environment)
}
