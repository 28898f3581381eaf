import { setTimeout as pause } from 'node:timers/promises'
import { say } from './progress.mjs'

/** More ends than this in a minute are no accident. */
const MAX_RESTARTS = 5
const MINUTE_MS = 60_000
/** How long after an end a refusal to start may be temporary, and the pause before the next attempt, in milliseconds. */
const REFUSED_FOR_MS = 5000
const RETRY_AFTER_MS = 200

/**
 * A process that was launched. `ended` resolves with the reason, such as its signal or exit code, once it is gone.
 * @typedef {{ identity: import('./process-identity.mjs').Identity, ended: Promise<string> }} Launched
 */

/**
 * Launches a process and, once `watch` is called, launches it again whenever it ends by itself: up to five times in a
 * minute, then `onGivenUp` is called. The terminal is told of each.
 * @template {Launched} Process
 * @param {{
 *   name: string,
 *   log: string,
 *   launch: () => Process,
 *   end: (identity: Launched['identity']) => Promise<unknown>,
 *   onGivenUp: () => void,
 *   isRefusal?: (reason: string) => boolean,
 * }} options `isRefusal`: whether a process that has just been launched again may have ended because it met what the
 *   one before it has left; then it is tried for 5 s without counting
 */
export function supervise({ name, log, launch, end, onGivenUp, isRefusal = () => false }) {
  /** When it ended unexpectedly. @type {number[]} */
  const ends = []
  let current = { process: launch(), isUnwanted: false }

  const relaunch = () => {
    current = { process: launch(), isUnwanted: false }
  }
  const watch = () => {
    const watched = current
    void watched.process.ended.then((reason) => replace(watched, reason))
  }
  /** @param {typeof current} ended @param {string} reason */
  const replace = async (ended, reason) => {
    if (ended.isUnwanted) return
    const isRetried = isRefusal(reason) && Date.now() - (ends.at(-1) ?? 0) < REFUSED_FOR_MS
    if (isRetried) await pause(RETRY_AFTER_MS)
    // Stopping may have begun in the pause.
    if (ended.isUnwanted || !(isRetried || mayRestart(reason))) return
    relaunch()
    watch()
  }
  /** @param {string} reason */
  const mayRestart = (reason) => {
    ends.push(Date.now())
    if (ends.filter((at) => at > Date.now() - MINUTE_MS).length > MAX_RESTARTS) {
      say(`The ${name} keeps ending (${reason}). Its log: ${log}`)
      onGivenUp()
      return false
    }
    say(`The ${name} ended unexpectedly (${reason}) and is started again. Its log: ${log}`)
    return true
  }

  return {
    current: () => current.process,
    isStopped: () => current.isUnwanted,
    watch,
    relaunch,
    /** Ends the process, which is not launched again by itself. */
    async stop() {
      current.isUnwanted = true
      await end(current.process.identity)
    },
  }
}

/**
 * Resolves with the signal or exit code of a child process, or why it could not be started.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
export function endOf(child) {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(String(signal ?? code)))
    child.once('error', (error) => resolve(error.message))
  })
}
