import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getProcessIdentity, isProcessAlive, readProcessStat } from '../../bootstrap/process-identity.mjs'

const STOPPED_WITHIN_MS = 60_000

const getPidFile = (folder: string) => join(folder, 'postmaster.pid')

/**
 * Returns the server that runs on a cluster, by PostgreSQL's pid file (its lines:
 * pid, folder, start, port, …, status).
 */
export function findRunningServer(folder: string) {
  const [pid, , , port, , , , status] = readTextOrEmpty(getPidFile(folder)).split('\n')
  const identity = getProcessIdentity(Number(pid))
  if (!isProcessAlive(identity) || !isRunningOn(identity.pid, folder)) return undefined
  return { identity, port: Number(port), isReady: status?.trim() === 'ready' }
}

/**
 * Waits until no server runs on a cluster.
 * On a busy machine writing everything takes longer than stopping waits for.
 */
export async function waitUntilStopped(folder: string) {
  for (const end = performance.now() + STOPPED_WITHIN_MS; findRunningServer(folder) !== undefined;) {
    if (performance.now() > end) throw new Error(`PostgreSQL does not stop: ${folder}`)
    await pause(50)
  }
}

/**
 * Removes the pid file of a killed server: another process may have its number by now,
 * and PostgreSQL would not start.
 */
export function removeStaleFile(folder: string) {
  rmSync(getPidFile(folder), { force: true })
}

/**
 * Ends what a killed server has left on a cluster, as a new one refuses to start beside it. It uses SIGQUIT, as
 * PostgreSQL does after a crash. On systems other than Linux these processes end by themselves.
 */
export function endOrphans(folder: string) {
  if (process.platform !== 'linux') return
  const home = realpathSync(folder)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (isOrphan(pid, home, folder)) process.kill(Number(pid), 'SIGQUIT')
    } catch {
      // The process has ended, or belongs to another user.
    }
  }
}

function isOrphan(pid: string, home: string, folder: string) {
  if (readlinkSync(`/proc/${pid}/cwd`) !== home) return false
  if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')) return false
  return !isRunningOn(Number(readProcessStat(pid)[1]), folder)
}

function isRunningOn(pid: number, folder: string) {
  return process.platform !== 'linux' || readTextOrEmpty(`/proc/${pid}/cmdline`).split('\0').includes(folder)
}

function readTextOrEmpty(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
