import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyPreparedData } from '../../../tests/support/prepared-cluster'
import { COMMERCE } from './server-process'
import { startCluster, type Cluster } from './cluster'

/** The prepared data that all tests of a run begin with. */
export type PreparedCluster = {
  /** A migrated and seeded database that nobody is connected to. */
  preparedUrl: string
  /** A copy of its cluster's data directory, for tests that stop PostgreSQL. */
  spareDataDir: string
}

/** One PostgreSQL for all files; every shop under test gets a copy of its database. */
export async function prepareCluster(): Promise<{
  prepared: PreparedCluster
  tearDown: () => Promise<void>
}> {
  const directory = join(COMMERCE, '..', '.data', `commerce-tests-${randomBytes(4).toString('hex')}`)
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
    await copyPreparedData(dataDir)
    await copyPreparedData(spareDataDir)
    cluster = await startCluster(dataDir)
    return { prepared: { preparedUrl: cluster.url, spareDataDir }, tearDown }
  } catch (error) {
    await tearDown()
    throw error
  }
}
