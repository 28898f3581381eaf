import { fork } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type Identity, getProcessIdentity } from '../bootstrap/process-identity.mjs'
import { StartError } from '../bootstrap/paths.mjs'
import { endProcess } from './end-process.ts'
import { waitForExit, readLogTail, supervise } from './supervise.ts'

const EXIT_WITH_LAUNCHER = join(import.meta.dirname, 'exit-with-launcher.cjs')

/** A program for Node that says `{ type: 'ready' }` over its IPC channel. */
export type Program = { file: string; folder: string; nodeArgs: readonly string[] }

/** Has a program wait, with its modules loaded, for the word that it may begin. */
const WAITS = { BEGINS_WHEN_TOLD: 'true' }

type ServiceOptions = Program & {
  name: string
  env: NodeJS.ProcessEnv
  dataDir: string
  /** How long it may take to stop before it is killed. */
  timeoutMs: number
  showOutput: boolean
  /** What it must not begin before. */
  begins?: Promise<unknown>
  recordChild: (name: string, child: Identity) => void
  onGivenUp: () => void
}

/** Starts a program with a log in the data directory, and supervises it once it is `ready`, or rejects with StartError. */
export function startService(options: ServiceOptions) {
  const { name, timeoutMs, onGivenUp } = options
  const log = join(options.dataDir, 'logs', `${name.replaceAll(' ', '-')}.log`)
  const service = supervise({
    name,
    log,
    launch: () => launch(options, log),
    end: (identity) => endProcess(identity, { timeoutMs, isGroup: true }),
    onGivenUp,
  })
  const becomeReady = async () => {
    await service.current().ready
    service.watch()
  }
  const ready = becomeReady()
  // Who asked for it may wait for something else first.
  ready.catch(() => undefined)
  return {
    pid: () => service.current().identity.pid,
    ready,
    stop: service.stop,
    async restart() {
      await service.stop()
      service.relaunch()
      await becomeReady()
    },
  }
}

function launch(options: ServiceOptions, log: string) {
  const { name, file, folder, nodeArgs, env, showOutput, begins, recordChild } = options
  const logFile = openSync(log, 'a')
  const output = showOutput ? 'inherit' : logFile
  const child = fork(file, {
    cwd: folder,
    env: begins === undefined ? env : { ...env, ...WAITS },
    execArgv: [...nodeArgs, '--require', EXIT_WITH_LAUNCHER],
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  })
  closeSync(logFile)
  const identity = getProcessIdentity(child.pid ?? 0)
  if (child.pid !== undefined) recordChild(name, identity)
  // Whoever waits for `begins` hears of its failure, and of this child's end by `ended`.
  begins?.then(() => child.send({ type: 'begin' }, () => undefined)).catch(() => undefined)
  const ended = waitForExit(child)
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type?: unknown }) => message.type === 'ready' && resolve())
    void ended.then(() => reject(new StartError(`The ${name} did not start:\n\n${readLogTail(log)}`)))
  })
  // Nobody waits for one that is launched again.
  ready.catch(() => undefined)
  return { identity, ended, ready }
}
