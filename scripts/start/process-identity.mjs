import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A process that can be told from a later one with the same number, as the system reuses numbers.
 * @typedef {{ pid: number, started: string }} Identity
 */

/**
 * When a process began, or undefined where there is none.
 * @param {number} pid
 * @returns {string | undefined}
 */
function startOf(pid) {
  if (process.platform === 'linux') return startOnLinux(pid)
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function startOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything; what counts follows it (proc(5): state is 3, start time 22).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}

/**
 * @param {number} pid
 * @returns {Identity}
 */
export function identify(pid) {
  return { pid, started: startOf(pid) ?? '' }
}

/** @param {Identity} identity */
export function isAlive({ pid, started }) {
  return started !== '' && startOf(pid) === started
}

/**
 * Ends a process: asks with a signal, insists with the second one after a while. True when it is gone.
 * @param {Identity} identity
 * @param {{ signal?: NodeJS.Signals, timeoutMs?: number, lastSignal?: NodeJS.Signals, group?: boolean }} [options]
 *   `group`: its children too, where it leads a group of its own
 * @returns {Promise<boolean>}
 */
export async function end(identity, options = {}) {
  const { signal = 'SIGTERM', timeoutMs = 2000, lastSignal = 'SIGKILL', group = false } = options
  for (const [next, wait] of /** @type {const} */ ([
    [signal, timeoutMs],
    [lastSignal, 1000],
  ])) {
    if (!isAlive(identity)) return true
    send(identity.pid, next, group)
    if (await isGoneWithin(identity, wait)) return true
  }
  return false
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 * @param {boolean} group
 */
function send(pid, signal, group) {
  try {
    process.kill(group ? -pid : pid, signal)
  } catch {
    // It is gone already, or leads no group.
    if (group) send(pid, signal, false)
  }
}

/**
 * @param {Identity} identity
 * @param {number} ms
 */
async function isGoneWithin(identity, ms) {
  const deadline = performance.now() + ms
  while (performance.now() < deadline) {
    if (!isAlive(identity)) return true
    await pause(25)
  }
  return !isAlive(identity)
}
