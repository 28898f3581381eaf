import type { Client } from 'pg'
import { EnvironmentError } from '../../lib/environment'

/** PostgreSQL's own: Unicode's letters, sorted by their numbers, the same on every system. */
const BUILTIN_COLLATION = `locale 'C' locale_provider 'builtin' builtin_locale 'C.UTF-8'`

/** SQL: whether this PostgreSQL has it, which came with version 17. */
const HAS_BUILTIN_COLLATION_SQL = `current_setting('server_version_num')::int >= 170000`

/** Returns the options of `create database`, which stand after the name. */
export async function chooseCollation(client: Client): Promise<string> {
  const [server] = await readFields<{ hasBuiltin: boolean }>(
    client,
    `${HAS_BUILTIN_COLLATION_SQL} as "hasBuiltin"`,
  )
  return `template template0 encoding 'UTF8' ${server?.hasBuiltin === true ? BUILTIN_COLLATION : ''}`
}

/**
 * Throws EnvironmentError where the database is not in UTF-8. Returns a sentence for the log where its
 * collation is another than that of a new one, else undefined.
 */
export async function checkCollation(client: Client): Promise<string | undefined> {
  const [database] = await readFields<{ encoding: string; hasBuiltin: boolean; collation: string }>(
    client,
    `pg_encoding_to_char(encoding) as encoding, ${HAS_BUILTIN_COLLATION_SQL} as "hasBuiltin",
     coalesce(to_jsonb(pg_database) ->> 'datlocale', datcollate) as collation
     from pg_database where datname = current_database()`,
  )
  if (database?.encoding !== 'UTF8')
    throw new EnvironmentError([
      `The database of DATABASE_URL has the encoding ${database?.encoding}, and the shop needs UTF8, which has the letters of every name. Restore a backup of the shop, which makes such a database, or create an empty one with "template template0 encoding 'UTF8'".`,
    ])
  if (!database.hasBuiltin || /^C\.UTF-?8$/i.test(database.collation)) return undefined
  return `The database has the collation ${database.collation}, and new ones have C.UTF-8. The shop works with it, but lists of the Medusa admin may find Müller and not MÜLLER, and an update of the operating system may sort anew, after which the database needs a reindex. A backup that is restored gets C.UTF-8 (docs/decisions/058).`
}

async function readFields<Row extends object>(client: Client, selected: string): Promise<Row[]> {
  return (await client.query<Row>(`select ${selected}`)).rows
}
