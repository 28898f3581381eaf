import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import { CREATE_CHANGE_TRIGGERS } from '../catalogue/change-triggers'
import { EnvironmentError, parseEnvironment } from '../lib/environment'
import { CREATE_REQUEST_COUNTS } from '../lib/request-counts'
import { CREATE_ORDER_INDEX } from '../settling/order-index'
import { CREATE_STAMP_TABLE, FIND_STAMP, schemaStamp, STAMP_TABLE } from './schema-stamp'

/** Creates, migrates and seeds where needed; prints 'current' or 'prepared'. */
async function prepareDatabase() {
  const { databaseUrl } = parseEnvironment(process.env)
  const directory = join(__dirname, '..', '..')
  const stamp = await schemaStamp(directory)
  await createWhereMissing(databaseUrl)
  if (await isStamped(databaseUrl, stamp)) {
    console.log('current')
    return
  }
  await medusa(directory, ['db:migrate'])
  await medusa(directory, ['exec', seedScript()])
  await query(databaseUrl, async (client) => {
    for (const statement of [...CREATE_CHANGE_TRIGGERS, CREATE_REQUEST_COUNTS, CREATE_ORDER_INDEX])
      await client.query(statement)
    await client.query(CREATE_STAMP_TABLE)
    await client.query(`insert into ${STAMP_TABLE} (hash) values ($1) on conflict do nothing`, [stamp])
  })
  console.log('prepared')
}

function seedScript(): string {
  return `./src/scripts/seed.${__filename.endsWith('.ts') ? 'ts' : 'js'}`
}

const UNDEFINED_TABLE = '42P01'
const UNKNOWN_DATABASE = '3D000'

async function isStamped(databaseUrl: string, stamp: string): Promise<boolean> {
  return query(databaseUrl, async (client) => {
    try {
      return (await client.query(`${FIND_STAMP} $1`, [stamp])).rowCount === 1
    } catch (error) {
      if (codeOf(error) === UNDEFINED_TABLE) return false
      throw error
    }
  })
}

async function createWhereMissing(databaseUrl: string) {
  try {
    await query(databaseUrl, (client) => client.query('select 1'))
  } catch (error) {
    if (codeOf(error) !== UNKNOWN_DATABASE) throw error
    const url = new URL(databaseUrl)
    const name = decodeURIComponent(url.pathname.slice(1))
    url.pathname = '/postgres'
    await query(url.href, (client) => client.query(`create database ${client.escapeIdentifier(name)}`))
  }
}

async function query<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

async function medusa(directory: string, parameters: string[]) {
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
