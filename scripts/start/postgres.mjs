import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { logTail } from './logs.mjs'
import { freePort } from './ports.mjs'
import { createCluster, nativeFolder, USER } from './postgres-cluster.mjs'
import { endOrphans } from './postgres-orphans.mjs'
import { assertOwn, postgresUser } from './postgres-user.mjs'
import { removeStaleFile, runningServer } from './postmaster-file.mjs'
import { end, identify, isAlive } from './process-identity.mjs'
import { StartError } from './root.mjs'
import { endOf, supervise } from './supervise.mjs'

const DATABASE = 'atelier_steinbock'
const READY_WITHIN_MS = 60_000
/** How long processes of a killed server may keep a new one from starting, in milliseconds. */
const REFUSED_FOR_MS = 5000
const RETRY_AFTER_MS = 200
const TAKEN_OVER_CHECK_MS = 500

/**
 * @typedef {import('./process-identity.mjs').Identity} Identity
 * @typedef {import('./supervise.mjs').Launched} Launched
 */

/**
 * Starts the embedded PostgreSQL on the loopback address, or takes over one that a killed start left running.
 * `onStart` is told how to stop it as soon as there is something to stop. Once `watch` is called, it is started again
 * on the same port whenever it ends unexpectedly, until that happens too often: then `onGivenUp` is called.
 * @param {{
 *   dataDir: string,
 *   password: string,
 *   wishedPort: number,
 *   takenPorts: readonly number[],
 *   onStart: (pid: () => number, stop: () => Promise<unknown>) => void,
 *   onGivenUp?: () => void,
 * }} options
 */
export async function startPostgres({
  dataDir,
  password,
  wishedPort,
  takenPorts,
  onStart,
  onGivenUp = () => undefined,
}) {
  const native = nativeFolder()
  const folder = join(dataDir, 'postgres')
  const log = join(dataDir, 'logs', 'postgres.log')
  assertOwn(folder)
  const user = postgresUser(folder, [folder, join(native, 'bin', 'postgres')])
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster({ native, folder, password, user })

  const port = runningServer(folder)?.port ?? (await freePort(wishedPort, takenPorts))
  const postgres = supervise({
    name: 'PostgreSQL server',
    log,
    launch: () => takeOver(folder) ?? spawnServer({ native, folder, log, user, port }),
    end: stopServer,
    onGivenUp,
    isRefusal: isRefusalToStart,
  })
  onStart(() => postgres.current().identity.pid, postgres.stop)
  const server = await untilReady(folder, log, postgres)
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${server.port}/${DATABASE}`,
    watch: postgres.watch,
  }
}

/** SIGINT disconnects clients and stops; SIGQUIT stops at once and lets the next start recover. @param {Identity} identity */
function stopServer(identity) {
  return end(identity, { signal: 'SIGINT', timeoutMs: 1500, lastSignal: 'SIGQUIT' })
}

/**
 * PostgreSQL ends with 1 when it cannot start, such as while processes of a killed one still use its shared memory.
 * @param {string} reason
 */
function isRefusalToStart(reason) {
  return reason === '1'
}

/** The server that runs on a cluster already, if one does. @param {string} folder @returns {Launched | undefined} */
function takeOver(folder) {
  const running = runningServer(folder)
  if (running !== undefined) return { identity: running.identity, ended: untilGone(running.identity) }
  endOrphans(folder)
  removeStaleFile(folder)
  return undefined
}

/** Nobody is told of the end of a process that is not a child. @param {Identity} identity */
async function untilGone(identity) {
  while (isAlive(identity)) await pause(TAKEN_OVER_CHECK_MS)
  return 'its process is gone'
}

/** @param {{ native: string, folder: string, log: string, port: number, user: import('./postgres-user.mjs').PostgresUser }} options */
function spawnServer({ native, folder, log, port, user }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Shared memory lives in the data directory: nothing is left elsewhere, and small containers suffice.
    dynamic_shared_memory_type: 'mmap',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A failing statement's row, key or text holds ids of checkout sessions, and buyers' addresses.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
  }
  const [command, parameters] = user.wrap(join(native, 'bin', 'postgres'), [
    '-D',
    folder,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const output = openSync(log, 'a')
  const child = spawn(command, parameters, {
    cwd: native,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', output, output],
    detached: true,
  })
  child.unref()
  closeSync(output)
  return { identity: identify(child.pid ?? 0), ended: endOf(child) }
}

/**
 * @param {string} folder
 * @param {string} log
 * @param {{ current: () => Launched, isStopped: () => boolean, relaunch: () => void }} postgres
 */
async function untilReady(folder, log, postgres) {
  const start = performance.now()
  while (performance.now() < start + READY_WITHIN_MS) {
    const server = runningServer(folder)
    if (server?.ready) return server
    if (!isAlive(postgres.current().identity)) {
      const isRefused = isRefusalToStart(await postgres.current().ended)
      if (!isRefused || performance.now() > start + REFUSED_FOR_MS) break
      await pause(RETRY_AFTER_MS)
      if (postgres.isStopped()) break
      postgres.relaunch()
    }
    await pause(50)
  }
  throw new StartError(`PostgreSQL did not start:\n\n${logTail(log)}`)
}
