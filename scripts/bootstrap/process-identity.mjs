import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * A process, told from a later one with the same number by its start time.
 * @typedef {{ pid: number, started: string }} Identity
 */

/** @param {number} pid */
function startTime(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything; what counts follows it (proc(5): state is 3, start time 22).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return fields[0] === 'Z' ? '' : `${bootId} ${fields[19]}`
  } catch {
    return ''
  }
}

/** @param {number} pid @returns {Identity} */
export function identify(pid) {
  return { pid, started: startTime(pid) }
}

/** @param {Identity} identity */
export function isAlive({ pid, started }) {
  return started !== '' && startTime(pid) === started
}
