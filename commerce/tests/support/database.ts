import { Client } from 'pg'

/** A connection that stays open, for locks and transactions that last; the caller ends it. */
export async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return client
}

/** Runs SQL on a database and returns the rows. */
export async function query<Row extends object>(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connect(databaseUrl)
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** SQL: who waits for a lock of ours (modules/locking-advisory/service.ts) in this database; others may be tested beside it. */
export const LOCK_WAITERS = `select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and not granted and datname = current_database()`

/** A copy of a prepared database, which nobody may be connected to; returns its address. */
export async function copyDatabase(preparedUrl: string, name: string): Promise<string> {
  const address = new URL(preparedUrl)
  const template = address.pathname.slice(1)
  address.pathname = '/postgres'
  await query(address.href, `create database ${name} template ${template}`)
  address.pathname = `/${name}`
  return address.href
}
