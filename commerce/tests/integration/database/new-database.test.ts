import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findNewDatabaseSql } from '../../../src/scripts/new-database'
import { computeSchemaStamp } from '../../../src/server/database/schema-stamp'
import { COMMERCE, startServerProcess, type ServerProcess } from '../../support/server-process'
import { connect, query } from '../../support/database'
import { STAFF } from '../../../../tests/support/staff-account'
import { describeRows } from '../../support/new-database/describe-rows'
import { describeSchema } from '../../support/new-database/describe-schema'

/** One of the last that the SQL makes. */
const LATE_TABLE = 'workflow_execution'

const buildAddress = (name: string) =>
  Object.assign(new URL(inject('preparedUrl')), { pathname: `/${name}` }).href
const SERVER = buildAddress('postgres')
const MADE = buildAddress('new_database_made')
const MIGRATED = buildAddress('new_database_migrated')
const CUT_OFF = buildAddress('new_database_cut_off')
const TWICE = buildAddress('new_database_twice')

/** Deletes a blank shirt with all that belongs to it. */
const NATURAL = `select v.id from product p join product_variant v on v.product_id = p.id where handle = 'blank-natural'`
const NATURAL_PRODUCT = `select id from product where handle = 'blank-natural'`
const WITHOUT_NATURAL = [
  `delete from price_set where id in
     (select price_set_id from product_variant_price_set where variant_id in (${NATURAL}))`,
  `delete from product_variant_price_set where variant_id in (${NATURAL})`,
  `delete from product_variant_inventory_item where variant_id in (${NATURAL})`,
  `delete from inventory_item where sku like 'BLANK-NATURAL-%'`,
  `delete from product_option where id in
     (select product_option_id from product_product_option where product_id in (${NATURAL_PRODUCT}))`,
  `delete from product_shipping_profile where product_id in (${NATURAL_PRODUCT})`,
  `delete from product where handle = 'blank-natural'`,
]

/** All that is to know of the first. */
let made: string[]
beforeAll(async () => {
  expect(await prepare(MADE)).toBe('prepared\n')
  made = await describeAll(MADE)
})
afterAll(async () => {
  for (const url of [MADE, MIGRATED, CUT_OFF, TWICE])
    await query(SERVER, `drop database if exists ${new URL(url).pathname.slice(1)}`)
})

describe('a new database, made from one batch of SQL', () => {
  it('is what Medusa’s migrations, the seed and our own statements make, to the last column, index and row', async () => {
    await query(SERVER, 'create database new_database_migrated')
    // A database with anything in it is migrated.
    await query(MIGRATED, 'create table anything ()')
    expect(await prepare(MIGRATED)).toContain('Migrations completed')
    await query(MIGRATED, 'drop table anything')
    const migrated = await describeAll(MIGRATED)
    expect(difference(made, migrated)).toEqual(NONE)
    expect(made).toHaveLength(migrated.length)
  })

  it('is changed by no migration and no seed that runs again, but for blank shirts that are missing: they come with their stock, and none that the studio has deleted', async () => {
    await query(MADE, `update product set deleted_at = now() where handle = 'blank-forest'`)
    // Those that are left of it lie at six places.
    await query(
      MADE,
      `insert into inventory_level select (jsonb_populate_record(level,
         jsonb_build_object('id', level.id || place, 'location_id', 'sloc_' || place))).*
       from inventory_level level cross join generate_series(1, 5) place where inventory_item_id in
         (select id from inventory_item where sku like 'BLANK-FOREST-%')`,
    )
    const before = await describeAll(MADE)
    for (const sql of WITHOUT_NATURAL) await query(MADE, sql)
    // Cut off between the products and their stock.
    await query(
      MADE,
      `delete from inventory_level where inventory_item_id in
         (select id from inventory_item where sku like 'BLANK-SAND-%')`,
    )
    await query(MADE, 'delete from atelier_schema')
    expect(await prepare(MADE)).toContain('the products were there already')
    // Medusa writes its links again, which uses up numbers of sequences.
    const withoutCounters = (lines: string[]) => lines.filter((line) => !line.startsWith('sequences: '))
    const after = await describeAll(MADE)
    expect(difference(withoutCounters(after), withoutCounters(before))).toEqual(NONE)
    expect(after).toHaveLength(before.length)
  })

  it('is made as a whole or not at all, also where its making is killed', async () => {
    await query(SERVER, 'create database new_database_cut_off')
    const other = await connect(CUT_OFF)
    await other.query(`begin; create table ${LATE_TABLE} ()`)
    const child = startPreparing(CUT_OFF)
    await expect.poll(waits).toContain('Lock')
    await child.kill()
    await other.end()
    await expect.poll(waits).toEqual([])
    const tables = "select 1 from pg_class where relnamespace = 'public'::regnamespace"
    expect(await query(CUT_OFF, tables)).toHaveLength(0)
    expect(await prepare(CUT_OFF)).toBe('prepared\n')
    expect(difference(await describeAll(CUT_OFF), made)).toEqual(NONE)
  })

  it('is made once where two begin at once', async () => {
    const outputs = await Promise.all([prepare(TWICE), prepare(TWICE)])
    expect(outputs.toSorted()).toEqual(['current\n', 'prepared\n'])
    expect(difference(await describeAll(TWICE), made)).toEqual(NONE)
  })

  it('comes from no SQL of another version, and over nothing that is there', async () => {
    const stamp = await computeSchemaStamp(COMMERCE)
    const client = await connect(SERVER)
    try {
      expect(await findNewDatabaseSql(client, stamp)).toContain('create table')
      expect(await findNewDatabaseSql(client, 'of another version')).toBeUndefined()
      await client.query('begin; create table anything ()')
      expect(await findNewDatabaseSql(client, stamp)).toBeUndefined()
    } finally {
      await client.end()
    }
  })
})

function startPreparing(databaseUrl: string): ServerProcess {
  return startServerProcess('src/server/prepare-database.ts', { DATABASE_URL: databaseUrl, ...STAFF })
}

/** Prepares a database and returns what was said. */
async function prepare(databaseUrl: string): Promise<string> {
  const child = startPreparing(databaseUrl)
  if ((await child.exited) !== 0) throw new Error(child.output())
  return child.output()
}

/** Lists what each connection to the cut-off database waits for. */
async function waits(): Promise<(string | null)[]> {
  const sql = 'select wait_event_type as kind from pg_stat_activity where datname = $1'
  const rows = await query<{ kind: string | null }>(SERVER, sql, [new URL(CUT_OFF).pathname.slice(1)])
  return rows.map(({ kind }) => kind)
}

async function describeAll(databaseUrl: string): Promise<string[]> {
  return [...(await describeSchema(databaseUrl)), ...(await describeRows(databaseUrl))]
}

const NONE = { missing: [], unexpected: [] }

/** The first lines that one has and the other has not: whole, they would fill a screen. */
function difference(found: readonly string[], wanted: readonly string[]) {
  const [all, needed] = [new Set(found), new Set(wanted)]
  return {
    missing: [...needed].filter((line) => !all.has(line)).slice(0, 20),
    unexpected: [...all].filter((line) => !needed.has(line)).slice(0, 20),
  }
}
