// One PostgreSQL for all kinds of tests, with the database of a new shop, which they copy.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import spawn from 'nano-spawn'
import { computeSchemaStamp } from '../../commerce/src/server/database/schema-stamp.ts'
import { withLock } from '../../scripts/bootstrap/lock-file.mjs'
import { COMMERCE, ROOT } from '../../scripts/bootstrap/paths.mjs'
import { runCommand } from '../../scripts/start/run-command.ts'
import { createCloneEnvironment } from '../../scripts/start/clone-environment.ts'
import { findFreePort } from '../../scripts/start/ports.ts'
import { startPostgres } from '../../scripts/start/postgres/start-postgres.ts'
import { waitUntilStopped } from '../../scripts/start/postgres/postmaster-file.ts'
import { getServerProgram } from '../../scripts/start/server-program.ts'
import { hashContent } from '../../scripts/start/stamps.ts'
import { STAFF } from './staff-account.ts'

/** The secrets in the data directory, and those of its PostgreSQL. */
const SECRETS = { databasePassword: 'test', adminPassword: STAFF.ADMIN_PASSWORD }

const DATA = join(ROOT, '.data')
const KEPT_PREFIX = 'prepared-'
/** Besides the schema's stamp, the prepared data depend on PostgreSQL and on how it is created and filled. */
const MADE_BY = [
  'commerce/package-lock.json',
  'commerce/src/scripts/new-database.sql',
  'commerce/src/server/prepare-database.ts',
  'tests/support/prepared-cluster.ts',
  'scripts/start/postgres/create-cluster.ts',
]

/** Copies the data directory of a shop before its first start. Prepares it if there is none of this version. */
export async function copyPreparedData(to: string): Promise<void> {
  const version = createHash('sha256')
    .update(hashContent(MADE_BY))
    .update(await computeSchemaStamp(COMMERCE))
  const kept = join(DATA, KEPT_PREFIX + version.digest('hex').slice(0, 32))
  // Kinds of tests start at the same time: the second one waits for what the first one prepares.
  await withLock(join(DATA, 'prepared.lock'), async () => {
    if (!existsSync(kept)) await make(kept)
    // Unlike Node's own copying, cp keeps the owner, which PostgreSQL checks.
    await spawn('cp', ['-a', kept, to])
  })
}

async function make(kept: string): Promise<void> {
  for (const name of readdirSync(DATA).filter((each) => each.startsWith(KEPT_PREFIX)))
    rmSync(join(DATA, name), { recursive: true, force: true })
  const dataDir = join(DATA, `test-${randomBytes(6).toString('hex')}`)
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o711 })
  let pid = () => 0
  let stop: () => Promise<unknown> = async () => undefined
  // PostgreSQL would outlive its starter, also when a test runner is killed.
  const abandon = () => {
    if (pid() !== 0) process.kill(pid(), 'SIGQUIT')
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', abandon)
  try {
    const { url, ready } = await startPostgres({
      dataDir,
      password: SECRETS.databasePassword,
      choosePort: () => findFreePort(0),
      onStart: (pidOfServer, stopServer) => {
        pid = pidOfServer
        stop = stopServer
      },
    })
    await ready
    const { file, folder, nodeArgs } = getServerProgram('prepare-database', true)
    const env = {
      ...createCloneEnvironment(),
      LC_ALL: 'C.UTF-8',
      NODE_ENV: 'local',
      DATABASE_URL: url,
      ...STAFF,
    }
    await runCommand(process.execPath, [...nodeArgs, file], folder, env)
    await stop()
    await waitUntilStopped(join(dataDir, 'postgres'))
    rmSync(join(dataDir, 'logs'), { recursive: true })
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(SECRETS), { mode: 0o600 })
    renameSync(dataDir, kept)
  } catch (error) {
    await stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    throw error
  } finally {
    process.off('exit', abandon)
  }
}
