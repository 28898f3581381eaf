import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

/**
 * The files that schema and seed depend on, by how their paths begin: a change in one of them prepares existing databases
 * again.
 */
const STAMPED_SOURCES = [
  'src/modules',
  'src/scripts',
  // Parts of the contract that the seed uses.
  'src/contract/money/money',
  'src/contract/custom-print/blanks',
  'src/contract/studio/studio-address',
  'src/contract/studio/studio-profile.',
  'src/contract/money/totals',
  'src/catalogue/change-triggers',
  'src/lib/request-counts',
  'src/orders/unique-order-index-sql',
  'medusa-config',
]

export const STAMP_TABLE = 'atelier_schema'
export const CREATE_STAMP_TABLE = `create table if not exists ${STAMP_TABLE} (hash text primary key, prepared_at timestamptz not null default now())`
export const FIND_STAMP = `select 1 from ${STAMP_TABLE} where hash = `

/**
 * A file in a build with the stamp of the sources that it was built from,
 * as built server and sources share databases.
 */
export const STAMP_FILE = 'schema-stamp'

/** Returns a hash of schema and seed, 32 hex digits. It avoids migrations that change nothing, which take 8 s. */
export async function computeSchemaStamp(directory: string): Promise<string> {
  const kept = await readFile(join(directory, STAMP_FILE), 'utf8').catch(() => undefined)
  if (kept !== undefined) return kept
  const hash = createHash('sha256')
  const require = createRequire(join(directory, 'package.json'))
  hash.update(await readFile(require.resolve('@medusajs/medusa/package.json')))
  for (const file of await listSourceFiles(directory)) {
    hash.update(`\0${file}\0`).update(await readFile(join(directory, file)))
  }
  return hash.digest('hex').slice(0, 32)
}

async function listSourceFiles(directory: string): Promise<string[]> {
  const all = await readdir(join(directory, 'src'), { recursive: true })
  const files = [...all.map((file) => `src/${file}`), ...(await readdir(directory))]
  return files.filter((file) => isSource(file) && !basename(file).includes('.test.')).toSorted()
}

function isSource(file: string): boolean {
  return /(?<!\.d)\.(ts|js)$/.test(file) && STAMPED_SOURCES.some((source) => file.startsWith(source))
}
