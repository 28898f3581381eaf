import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import { CREATE_CHANGE_TRIGGERS } from '../catalogue/change-triggers'
import { EnvironmentError, parseEnvironment } from '../lib/environment'
import { CREATE_REQUEST_COUNTS } from '../lib/request-counts'
import { UNIQUE_ORDER_INDEX_SQL } from '../orders/unique-order-index-sql'
import { fillNewDatabase, findNewDatabaseSql } from '../scripts/new-database'
import { checkCollation, chooseCollation } from './database/database-collation'
import { CREATE_STAMP_TABLE, FIND_STAMP, computeSchemaStamp, STAMP_TABLE } from './database/schema-stamp'

/** Only one process prepares at a time. A second one waits, and finds the prepared database. */
const LOCK_SQL = "select pg_advisory_lock(hashtextextended('atelier_schema', 0))"

/** Creates, or migrates and seeds, the database if needed. Prints 'current' or 'prepared'. */
async function prepareDatabase() {
  const environment = parseEnvironment(process.env)
  const { databaseUrl } = environment
  const directory = join(__dirname, '..', '..')
  const stamp = await computeSchemaStamp(directory)
  await createWhereMissing(databaseUrl)
  await connectWhenReady(databaseUrl, async (client) => {
    const otherCollation = await checkCollation(client)
    if (otherCollation !== undefined) console.warn(otherCollation)
    await client.query(LOCK_SQL)
    if (await isStamped(client, stamp)) {
      console.log('current')
      return
    }
    const sql = await findNewDatabaseSql(client, stamp)
    if (sql === undefined) {
      await runMedusaCli(directory, ['db:migrate'])
      await runMedusaCli(directory, ['exec', getSeedScript()])
    }
    // In one transaction, so that a new database is created completely or not at all.
    await client.query('begin')
    if (sql !== undefined) await fillNewDatabase(client, sql, environment)
    for (const statement of [...CREATE_CHANGE_TRIGGERS, CREATE_REQUEST_COUNTS, UNIQUE_ORDER_INDEX_SQL])
      await client.query(statement)
    await client.query(CREATE_STAMP_TABLE)
    await client.query(`insert into ${STAMP_TABLE} (hash) values ($1) on conflict do nothing`, [stamp])
    await client.query('commit')
    console.log('prepared')
  })
}

function getSeedScript(): string {
  return `./src/scripts/seed.${__filename.endsWith('.ts') ? 'ts' : 'js'}`
}

const UNDEFINED_TABLE_CODE = '42P01'
const UNKNOWN_DATABASE_CODE = '3D000'
/**
 * PostgreSQL's errors if another process has created the database meanwhile;
 * the second one if both did at the same moment.
 */
const ALREADY_EXISTS_CODES = new Set(['42P04', '23505'])

async function isStamped(client: Client, stamp: string): Promise<boolean> {
  try {
    return (await client.query(`${FIND_STAMP} $1`, [stamp])).rowCount === 1
  } catch (error) {
    if (getErrorCode(error) === UNDEFINED_TABLE_CODE) return false
    throw error
  }
}

async function createWhereMissing(databaseUrl: string) {
  try {
    await connectWhenReady(databaseUrl, (client) => client.query('select 1'))
  } catch (error) {
    if (getErrorCode(error) !== UNKNOWN_DATABASE_CODE) throw error
    const url = new URL(databaseUrl)
    const name = decodeURIComponent(url.pathname.slice(1))
    url.pathname = '/postgres'
    await connectWhenReady(url.href, async (client) => {
      const sql = `create database ${client.escapeIdentifier(name)} ${await chooseCollation(client)}`
      await client.query(sql).catch((refusal: unknown) => {
        if (!ALREADY_EXISTS_CODES.has(String(getErrorCode(refusal)))) throw refusal
      })
    })
  }
}

/** Runs work on a connection, then closes it: what the work left uncommitted is rolled back. */
async function connectWhenReady<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

function getErrorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

async function runMedusaCli(directory: string, parameters: string[]) {
  const cli = require.resolve('@medusajs/cli/cli.js')
  const child = spawn(process.execPath, [...process.execArgv, cli, ...parameters], {
    cwd: directory,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`medusa ${parameters.join(' ')} failed`)
}

prepareDatabase().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exitCode = 1
})
