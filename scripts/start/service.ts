import { fork } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type Identity, identify } from '../bootstrap/process-identity.mjs'
import { StartError } from '../bootstrap/root.mjs'
import { endProcess } from './end-process.ts'
import { endOf, logTail, supervise } from './supervise.ts'

const END_WITH_LAUNCHER = join(import.meta.dirname, 'end-with-launcher.cjs')

/** A program for Node that says `{ type: 'ready' }` over its IPC channel. */
export type Program = { file: string; folder: string; nodeArgs: readonly string[] }

type ServiceOptions = Program & {
  name: string
  env: NodeJS.ProcessEnv
  dataDir: string
  /** How long it may take to stop before it is killed. */
  timeoutMs: number
  showOutput: boolean
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
  return {
    pid: () => service.current().identity.pid,
    ready: becomeReady(),
    stop: service.stop,
    async restart() {
      await service.stop()
      service.relaunch()
      await becomeReady()
    },
  }
}

function launch({ name, file, folder, nodeArgs, env, showOutput, recordChild }: ServiceOptions, log: string) {
  const logFile = openSync(log, 'a')
  const output = showOutput ? 'inherit' : logFile
  const child = fork(file, {
    cwd: folder,
    env,
    execArgv: [...nodeArgs, '--require', END_WITH_LAUNCHER],
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  })
  closeSync(logFile)
  const identity = identify(child.pid ?? 0)
  if (child.pid !== undefined) recordChild(name, identity)
  const ended = endOf(child)
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type?: unknown }) => message.type === 'ready' && resolve())
    void ended.then(() => reject(new StartError(`The ${name} did not start:\n\n${logTail(log)}`)))
  })
  // Nobody waits for one that is launched again.
  ready.catch(() => undefined)
  return { identity, ended, ready }
}
