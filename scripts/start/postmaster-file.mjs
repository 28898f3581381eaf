import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { identify, isAlive } from './process-identity.mjs'

/**
 * The server on a cluster, by the file that PostgreSQL keeps (its lines: pid, folder, start, port, …, status).
 * @param {string} folder
 */
export function runningServer(folder) {
  /** @type {string[]} */
  let lines
  try {
    lines = readFileSync(fileOf(folder), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const identity = identify(Number(lines[0]))
  if (!isAlive(identity) || !runsOn(identity.pid, folder)) return undefined
  return { identity, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** Whether a process is PostgreSQL on that cluster. @param {number} pid @param {string} folder */
export function runsOn(pid, folder) {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder)
  } catch {
    return false
  }
}

/**
 * Removes the file that a killed server has left: a stranger may have its number by now, and PostgreSQL would not start.
 * @param {string} folder
 */
export function removeStaleFile(folder) {
  rmSync(fileOf(folder), { force: true })
}

/** @param {string} folder */
function fileOf(folder) {
  return join(folder, 'postmaster.pid')
}
