import type { ChildProcess } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Identity } from '../bootstrap/process-identity.mjs'
import { printLine } from './progress.ts'

/** More unexpected ends than this within a minute are no accident. */
const MAX_RESTARTS = 5
const MINUTE_MS = 60_000
/**
 * In ms: how long after its predecessor's end a process may refuse to start,
 * and the pause before the next attempt.
 */
export const REFUSED_FOR_MS = 5000
export const RETRY_AFTER_MS = 200
const TAIL_LINES = 30
const TAIL_BYTES = 65_536

export type RunningProcess = { identity: Identity; ended: Promise<string> }

type Options<Process extends RunningProcess> = {
  name: string
  log: string
  launch: () => Process
  end: (identity: Identity) => Promise<unknown>
  onGivenUp: () => void
  /**
   * Whether the process could not start because of its predecessor:
   * it is tried again for 5 s, which does not count.
   */
  isRefusal?: (reason: string) => boolean
}

/**
 * Launches a process. From `watch` on, launches it again whenever it ends by itself, up to five times a minute;
 * then calls `onGivenUp`.
 */
export function supervise<Process extends RunningProcess>(options: Options<Process>) {
  const { name, log, launch, end, onGivenUp, isRefusal = () => false } = options
  const ends: number[] = []
  let current = { process: launch(), isStopping: false }

  const relaunch = () => {
    current = { process: launch(), isStopping: false }
  }
  const watch = async () => {
    for (;;) {
      const watched = current
      const reason = await watched.process.ended
      if (watched.isStopping) return
      if (isRefusal(reason) && Date.now() - (ends.at(-1) ?? 0) < REFUSED_FOR_MS) await pause(RETRY_AFTER_MS)
      else if (!countEnd(reason)) return
      // Stopping may have begun during the pause.
      if (watched.isStopping) return
      relaunch()
    }
  }
  const countEnd = (reason: string) => {
    ends.push(Date.now())
    const isGivenUp = ends.filter((at) => at > Date.now() - MINUTE_MS).length > MAX_RESTARTS
    if (isGivenUp) printLine(`The ${name} keeps ending (${reason}). Its log: ${log}`)
    else printLine(`The ${name} ended unexpectedly (${reason}) and is started again. Its log: ${log}`)
    if (isGivenUp) onGivenUp()
    return !isGivenUp
  }

  return {
    current: () => current.process,
    isStopped: () => current.isStopping,
    watch: () => void watch(),
    relaunch,
    /** Ends the process without launching it again. */
    async stop() {
      current.isStopping = true
      await end(current.process.identity)
    },
  }
}

export function waitForExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(String(signal ?? code)))
    child.once('error', (error) => resolve(error.message))
  })
}

/** Returns the last lines of a log, at most 64 kB; empty if there is none. */
export function readLogTail(file: string): string {
  if (!existsSync(file)) return ''
  const log = openSync(file, 'r')
  try {
    const { size } = fstatSync(log)
    const bytes = Buffer.alloc(Math.min(size, TAIL_BYTES))
    readSync(log, bytes, 0, bytes.length, size - bytes.length)
    return bytes.toString().trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
  } finally {
    closeSync(log)
  }
}
