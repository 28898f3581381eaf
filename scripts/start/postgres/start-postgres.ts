import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Identity, getProcessIdentity, isProcessAlive } from '../../bootstrap/process-identity.mjs'
import { StartError } from '../../bootstrap/paths.mjs'
import { endProcess } from '../end-process.ts'
import { LOOPBACK } from '../ports.ts'
import { createCluster, findPostgresFolder, SUPERUSER } from './create-cluster.ts'
import { assertOwnedByUser, type PostgresUser, choosePostgresUser } from './run-as-user.ts'
import { endOrphans, removeStaleFile, findRunningServer } from './postmaster-file.ts'
import {
  waitForExit,
  type RunningProcess,
  readLogTail,
  REFUSED_FOR_MS,
  RETRY_AFTER_MS,
  supervise,
} from '../supervise.ts'

const DATABASE = 'atelier_steinbock'
const READY_WITHIN_MS = 60_000
const TAKEN_OVER_CHECK_MS = 500
const GONE = 'its process is gone'
const SETTINGS = {
  listen_addresses: LOOPBACK,
  unix_socket_directories: '',
  // Shared memory is in the data directory, so that nothing is left elsewhere, and small containers are enough.
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Rows, keys and texts of failed statements contain ids of checkout sessions and buyers' addresses.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

type PostgresOptions = {
  dataDir: string
  password: string
  choosePort: () => Promise<number>
  onStart: (pid: () => number, stop: () => Promise<unknown>) => void
  onGivenUp?: () => void
}

/**
 * Starts the embedded PostgreSQL on the loopback address, or continues with one that a killed start has left
 * running. Returns its URL and `ready`, which resolves with its supervisor. `onStart` gets the function that stops
 * it.
 */
export async function startPostgres(options: PostgresOptions) {
  const { dataDir, password, choosePort } = options
  const native = findPostgresFolder()
  const folder = join(dataDir, 'postgres')
  const log = join(dataDir, 'logs', 'postgres.log')
  assertOwnedByUser(folder)
  const user = choosePostgresUser(folder, [folder, join(native, 'bin', 'postgres')])
  const port = findRunningServer(folder)?.port ?? (await choosePort())
  const ready = becomeReady({ native, folder, log, user, port }, options)
  // The caller may await something else first.
  ready.catch(() => undefined)
  return { url: `postgres://${SUPERUSER}:${password}@${LOOPBACK}:${port}/${DATABASE}`, ready }
}

async function becomeReady(server: ServerOptions, { password, onStart, onGivenUp }: PostgresOptions) {
  const { native, folder, log, user } = server
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster({ native, folder, password, user })
  const postgres = supervise({
    name: 'PostgreSQL server',
    log,
    launch: () => adoptRunningServer(folder) ?? spawnServer(server),
    // SIGINT disconnects clients and stops. SIGQUIT stops at once, and the next start recovers.
    end: (identity) => endProcess(identity, { signal: 'SIGINT', timeoutMs: 1500, lastSignal: 'SIGQUIT' }),
    onGivenUp: onGivenUp ?? (() => undefined),
    isRefusal: isRefusalToStart,
  })
  onStart(() => postgres.current().identity.pid, postgres.stop)
  await waitUntilReady(folder, log, postgres)
  return postgres.watch
}

/**
 * PostgreSQL exits with 1 if it cannot start, for example while processes of a killed one still use its shared
 * memory. One that was left running may have been about to end.
 */
function isRefusalToStart(reason: string) {
  return reason === '1' || reason === GONE
}

function adoptRunningServer(folder: string): RunningProcess | undefined {
  const running = findRunningServer(folder)
  if (running !== undefined) return { identity: running.identity, ended: waitUntilGone(running.identity) }
  endOrphans(folder)
  removeStaleFile(folder)
  return undefined
}

/** Polls, as the system reports the end of child processes only. */
async function waitUntilGone(identity: Identity) {
  while (isProcessAlive(identity)) await pause(TAKEN_OVER_CHECK_MS)
  return GONE
}

type ServerOptions = { native: string; folder: string; log: string; user: PostgresUser; port: number }

function spawnServer({ native, folder, log, user, port }: ServerOptions): RunningProcess {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = user.wrap(join(native, 'bin', 'postgres'), [
    '-D',
    folder,
    '-p',
    `${port}`,
    ...settings,
  ])
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    cwd: native,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', output, output],
    detached: true,
  })
  child.unref()
  closeSync(output)
  return { identity: getProcessIdentity(child.pid ?? 0), ended: waitForExit(child) }
}

async function waitUntilReady(folder: string, log: string, postgres: ReturnType<typeof supervise>) {
  const start = performance.now()
  while (performance.now() < start + READY_WITHIN_MS) {
    if (findRunningServer(folder)?.isReady) return
    if (!isProcessAlive(postgres.current().identity)) {
      const isRefused = isRefusalToStart(await postgres.current().ended)
      if (!isRefused || performance.now() > start + REFUSED_FOR_MS) break
      await pause(RETRY_AFTER_MS)
      if (postgres.isStopped()) break
      postgres.relaunch()
    }
    await pause(50)
  }
  throw new StartError(`PostgreSQL did not start:\n\n${readLogTail(log)}`)
}
