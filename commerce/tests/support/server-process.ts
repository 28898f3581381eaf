import { fork, type ChildProcess } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MODULE_PACK_ARGS, createCloneEnvironment } from '../../../scripts/start/clone-environment'

export const COMMERCE = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const REGISTER = join(COMMERCE, 'sandbox', 'register.cjs')

/** A TypeScript program of ours that runs as a process of its own. */
export type ServerProcess = {
  pid: number
  /** Takes messages to it and brings its answers. */
  channel: Pick<ChildProcess, 'send' | 'on' | 'off'>
  /** Everything that it has printed. */
  output: () => string
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>
  /** SIGKILL by default; resolves when it is gone. */
  kill: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts `file` (below commerce/) with nothing of this process's environment but the path. */
export function startServerProcess(file: string, environment: Record<string, string>): ServerProcess {
  const { PATH = '', HOME = '' } = process.env
  const child: ChildProcess = fork(join(COMMERCE, file), [], {
    cwd: COMMERCE,
    env: { PATH, HOME, LC_ALL: 'C.UTF-8', ...createCloneEnvironment(), ...environment },
    execArgv: [...MODULE_PACK_ARGS, '--require', REGISTER],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Should the test runner break, nothing of ours must go on running.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => (printed += part.toString()))
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    pid: child.pid ?? 0,
    channel: child,
    output: () => printed,
    exited,
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await exited
    },
  }
}

/** Waits until `check` answers something; rejects with the child's output when it ends or three minutes have passed. */
export async function waitUntil<T>(child: ServerProcess, check: () => Promise<T | undefined>): Promise<T> {
  const ended = child.exited.then(() => 'ended' as const)
  for (const deadline = Date.now() + 180_000; Date.now() < deadline;) {
    const found = await check().catch(() => undefined)
    if (found !== undefined) return found
    const pause = new Promise((resolve) => setTimeout(resolve, 100))
    if ((await Promise.race([ended, pause])) === 'ended') break
  }
  throw new Error(`A process did not come up:\n${child.output()}`)
}
