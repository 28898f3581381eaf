import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../../../scripts/bootstrap/lock-file.mjs'
import { untilStopped } from '../../../scripts/start/postmaster'
import { schemaStamp } from '../../src/server/schema-stamp'
import { COMMERCE, startChild } from './child'
import { startCluster, type Cluster } from './cluster'
import { STAFF } from './shop'

/** What a test run has of PostgreSQL. */
export type Prepared = {
  /** A migrated and seeded database that nobody is connected to. */
  preparedUrl: string
  /** A copy of its cluster's data directory, for tests that stop PostgreSQL. */
  spareDataDir: string
}

const DATA = join(COMMERCE, '..', '.data')
/** Before the stamp of the schema that a kept cluster was prepared for. */
const KEPT_PREFIX = 'commerce-tests-prepared-'

/**
 * One PostgreSQL for all files, migrated and seeded once; every shop under test gets a copy of the database. The
 * prepared cluster is kept for the next run, until the schema or the seed changes.
 */
export async function prepareCluster(): Promise<{ prepared: Prepared; tearDown: () => Promise<void> }> {
  const kept = join(DATA, KEPT_PREFIX + (await schemaStamp(COMMERCE)))
  const directory = join(DATA, `commerce-tests-${randomBytes(4).toString('hex')}`)
  const dataDir = join(directory, 'main')
  const spareDataDir = join(directory, 'spare')
  mkdirSync(directory, { recursive: true, mode: 0o711 })
  let cluster: Cluster | undefined
  // A signal ends the test runner without a word to anybody; 'exit' is heard only after an orderly end.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(143))
  // It outlives whoever started it, also when the test runner itself breaks.
  process.once('exit', () => {
    try {
      if (cluster !== undefined) process.kill(cluster.pid(), 'SIGQUIT')
    } catch {
      // It was stopped in order.
    }
    rmSync(directory, { recursive: true, force: true })
  })
  const tearDown = async () => {
    await cluster?.stop()
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    // The faults, which begin beside the server's tests, wait for theirs.
    await withLock(join(DATA, 'commerce-tests.lock'), async () => {
      if (existsSync(kept)) return
      const unfinished = join(directory, 'unfinished')
      mkdirSync(unfinished, { mode: 0o711 })
      cluster = await startCluster(unfinished)
      await prepare(cluster.url)
      await cluster.stop()
      await untilStopped(join(unfinished, 'postgres'))
      keep(unfinished, kept)
    })
    copyFolder(kept, dataDir)
    copyFolder(kept, spareDataDir)
    cluster = await startCluster(dataDir)
    return { prepared: { preparedUrl: cluster.url, spareDataDir }, tearDown }
  } catch (error) {
    await tearDown()
    throw error
  }
}

/** Keeps a prepared cluster in place of those for other schemas, unless a run beside this one has kept the same. */
function keep(prepared: string, kept: string): void {
  const others = readdirSync(DATA).filter((name) => name.startsWith(KEPT_PREFIX) && join(DATA, name) !== kept)
  for (const name of others) rmSync(join(DATA, name), { recursive: true, force: true })
  if (!existsSync(kept)) renameSync(prepared, kept)
}

/** Unlike Node's own copying, it keeps the owner, whom PostgreSQL insists on. */
function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

async function prepare(databaseUrl: string): Promise<void> {
  const child = startChild('src/server/prepare-database.ts', { DATABASE_URL: databaseUrl, ...STAFF })
  if ((await child.exited) !== 0) throw new Error(`The database could not be prepared:\n${child.output()}`)
}
