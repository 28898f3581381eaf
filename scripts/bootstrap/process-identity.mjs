import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * A process with its start time, as a later process can have the same number.
 * @typedef {{ pid: number, started: string }} Identity
 */

/**
 * Returns the fields after a process's name, which may contain anything: state, parent, the 20th is its start
 * (proc(5)).
 * @param {number | string} pid
 */
export function readProcessStat(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** @param {number} pid */
function startTime(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const fields = readProcessStat(pid)
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return fields[0] === 'Z' ? '' : `${bootId} ${fields[19]}`
  } catch {
    return ''
  }
}

/** @param {number} pid @returns {Identity} */
export function getProcessIdentity(pid) {
  return { pid, started: startTime(pid) }
}

/** @param {Identity} identity */
export function isProcessAlive({ pid, started }) {
  return started !== '' && startTime(pid) === started
}
