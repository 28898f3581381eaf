import { fork } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type Identity, getProcessIdentity } from '../bootstrap/process-identity.mjs'
import { StartError } from '../bootstrap/paths.mjs'
import { endProcess } from './end-process.ts'
import { waitForExit, readLogTail, supervise } from './supervise.ts'

const EXIT_WITH_LAUNCHER = join(import.meta.dirname, 'exit-with-launcher.cjs')

/** A Node program that sends `{ type: 'ready' }` over its IPC channel. */
export type Program = { file: string; folder: string; nodeArgs: readonly string[] }

/** Makes a program load its modules and wait until it is told to begin. */
const WAITING_ENVIRONMENT = { BEGINS_ON_MESSAGE: 'true' }

type ServiceOptions = Program & {
  name: string
  env: NodeJS.ProcessEnv
  dataDir: string
  /** In ms: how long it may take to stop before it is killed. */
  timeoutMs: number
  showOutput: boolean
  /** The program begins when this resolves. Without it, it begins at once. */
  startSignal?: Promise<unknown>
  recordChild: (name: string, child: Identity) => void
  onGivenUp: () => void
}

/**
 * Starts a program with a log in the data directory.
 * It is supervised once it is `ready`, which rejects with StartError.
 */
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
  // The caller may await something else first.
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
  const { name, file, folder, nodeArgs, env, showOutput, startSignal, recordChild } = options
  const logFile = openSync(log, 'a')
  const output = showOutput ? 'inherit' : logFile
  const child = fork(file, {
    cwd: folder,
    env: startSignal === undefined ? env : { ...env, ...WAITING_ENVIRONMENT },
    execArgv: [...nodeArgs, '--require', EXIT_WITH_LAUNCHER],
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  })
  closeSync(logFile)
  const identity = getProcessIdentity(child.pid ?? 0)
  if (child.pid !== undefined) recordChild(name, identity)
  // An error of `startSignal` reaches its caller, and `ended` reports the end of this child.
  startSignal?.then(() => child.send({ type: 'begin' }, () => undefined)).catch(() => undefined)
  const ended = waitForExit(child)
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type?: unknown }) => message.type === 'ready' && resolve())
    void ended.then(() => reject(new StartError(`The ${name} did not start:\n\n${readLogTail(log)}`)))
  })
  // Nobody awaits this promise after a restart.
  ready.catch(() => undefined)
  return { identity, ended, ready }
}
