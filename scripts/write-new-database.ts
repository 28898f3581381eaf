// `npm run new-database`: writes the SQL that a new database is made from, by reading one that Medusa's migrations and the
// seed have made.
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NEW_DATABASE_FILE, NEW_DATABASE_HEADING } from '../commerce/src/scripts/new-database.ts'
import { computeSchemaStamp } from '../commerce/src/server/database/schema-stamp.ts'
import { startCluster } from '../commerce/tests/support/cluster.ts'
import { query } from '../commerce/tests/support/database.ts'
import { COMMERCE, ROOT } from './bootstrap/paths.mjs'
import { readSql } from './write-new-database/read-sql.ts'
import { createCloneEnvironment } from './start/clone-environment.ts'
import { runCommand } from './start/run-command.ts'

const directory = join(ROOT, '.data', `new-database-${randomBytes(4).toString('hex')}`)
mkdirSync(directory, { recursive: true, mode: 0o711 })
const cluster = await startCluster(directory)
try {
  const address = new URL(cluster.url)
  const name = address.pathname.slice(1)
  address.pathname = '/postgres'
  await query(address.href, `create database ${name}`)
  const env = { ...createCloneEnvironment(), DATABASE_URL: cluster.url, NODE_ENV: 'local', LC_ALL: 'C.UTF-8' }
  const cli = join(COMMERCE, 'node_modules', '@medusajs', 'cli', 'cli.js')
  const register = ['--require', join(COMMERCE, 'sandbox', 'register.cjs')]
  await runCommand(process.execPath, [...register, cli, 'db:migrate'], COMMERCE, env)
  // Without a password it makes no account of the studio's: each installation has its own.
  await runCommand(process.execPath, [...register, cli, 'exec', './src/scripts/seed.ts'], COMMERCE, env)
  const statements = await readSql(cluster.url)
  const heading = NEW_DATABASE_HEADING + (await computeSchemaStamp(COMMERCE))
  writeFileSync(NEW_DATABASE_FILE, `${heading}\n${statements.map((sql) => `${sql};\n`).join('')}`)
} finally {
  await cluster.stop()
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
}
