import { createHash } from 'node:crypto'
import { query } from '../database'

type Row = { table: string; id: string | undefined; text: string }

/** Builds a query of each table's rows, which has times and counted numbers only by whether they are there. */
const QUERIES = `
  select relname as table, format('select %s as id, jsonb_build_object(%s)::text as text from %I',
    case when bool_or(attname = 'id') then 'id::text' else 'null' end,
    string_agg(format(case when format_type(atttypid, null) like 'timestamp%'
        or coalesce(pg_get_expr(adbin, adrelid) like 'nextval(%', false)
      then '%L, %I is not null' else '%L, %I::text' end, attname, attname), ', ' order by attname), relname) as sql
  from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  group by relname order by relname`

const ID = /(?<![0-9A-Z])01[0-9A-HJKMNP-TV-Z]{24}(?![0-9A-Z])/g
/** A hash of scrypt's, and the API key of an installation, whole and redacted. */
const SECRETS = [/c2NyeXB0[\w+/=]+/g, /pk_[0-9a-f]{64}/g, /pk_[0-9a-f]{3}\*{3}[0-9a-f]{3}/g]
/** Enough steps from row to row to tell apart rows that differ only in their neighbours, such as prices. */
const STEPS = 5

/**
 * Every row of a database as lines that two databases can be compared by: without times, and in place of each id the row
 * that it stands for, by what that says itself and what it refers to.
 */
export async function describeRows(databaseUrl: string): Promise<string[]> {
  const rows = await readRows(databaseUrl)
  let labels = new Map<string, string>()
  const formatRow = ({ table, text, id }: Row) =>
    `${table}: ${text.replaceAll(ID, (found) => (found === id ? 'own' : (labels.get(found) ?? 'id')))}`
  for (let step = 0; step < STEPS; step += 1) {
    const next = new Map<string, string>()
    for (const row of rows) if (row.id !== undefined) next.set(row.id, computeShortHash(formatRow(row)))
    labels = next
  }
  return rows.map(formatRow).toSorted()
}

async function readRows(databaseUrl: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const { table, sql } of await query<{ table: string; sql: string }>(databaseUrl, QUERIES))
    for (const { id, text } of await query<{ id: string | null; text: string }>(databaseUrl, sql))
      rows.push({ table, id: id?.match(ID)?.[0], text: dropSecrets(text) })
  return rows
}

function dropSecrets(text: string): string {
  return SECRETS.reduce((rest, secret) => rest.replaceAll(secret, '<secret>'), text)
}

function computeShortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
