import { setTimeout as pause } from 'node:timers/promises'
import { type Identity, isProcessAlive } from '../bootstrap/process-identity.mjs'

type Options = {
  signal?: NodeJS.Signals
  timeoutMs?: number
  lastSignal?: NodeJS.Signals
  isGroup?: boolean
}

const LAST_SIGNAL_MS = 1000

/**
 * Ends a process: first with `signal`, and after the timeout with the last signal. Returns whether it has ended.
 */
export async function endProcess(identity: Identity, options: Options = {}): Promise<boolean> {
  const { signal = 'SIGTERM', timeoutMs = 2000, lastSignal = 'SIGKILL', isGroup = false } = options
  for (const [next, waitMs] of [
    [signal, timeoutMs],
    [lastSignal, LAST_SIGNAL_MS],
  ] as const) {
    if (!isProcessAlive(identity)) return true
    if (!isGroup || !kill(-identity.pid, next)) kill(identity.pid, next)
    for (const deadline = performance.now() + waitMs; performance.now() < deadline; await pause(25))
      if (!isProcessAlive(identity)) return true
  }
  return !isProcessAlive(identity)
}

function kill(pid: number, signal: NodeJS.Signals) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
