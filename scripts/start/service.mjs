import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { logTail } from './logs.mjs'
import { end, identify } from './process-identity.mjs'
import { StartError } from './root.mjs'
import { endOf, supervise } from './supervise.mjs'

/**
 * @typedef {{
 *   name: string,
 *   parameters: readonly string[],
 *   folder: string,
 *   environment: NodeJS.ProcessEnv,
 *   dataDir: string,
 *   timeoutMs: number,
 *   showOutput: boolean,
 *   isReady: (child: import('node:child_process').ChildProcess) => Promise<void>,
 *   onStart: (name: string, pid: number) => void,
 *   onGivenUp: () => void,
 * }} ServiceOptions `timeoutMs`: how long it may take to stop before it is killed
 */

/**
 * Starts a Node process that belongs to the shop, and starts it again should it end by itself once it was ready.
 * Its output goes to a log in the data directory. `ready` rejects with StartError when it does not become so.
 * @param {ServiceOptions} options
 */
export function startService(options) {
  const log = join(options.dataDir, 'logs', `${options.name.replaceAll(' ', '-')}.log`)
  const service = supervise({
    name: options.name,
    log,
    launch: () => launch(options, log),
    end: (identity) => end(identity, { timeoutMs: options.timeoutMs, group: true }),
    onGivenUp: options.onGivenUp,
  })
  const becomeReady = async () => {
    await becomesReady(options, service.current().child, log)
    service.watch()
  }

  return {
    name: options.name,
    pid: () => service.current().identity.pid,
    ready: becomeReady(),
    stop: service.stop,
    /** Ends the process and starts a new one, as after a change of its sources. */
    async restart() {
      await service.stop()
      service.relaunch()
      await becomeReady()
    },
  }
}

/** @param {ServiceOptions} options @param {string} log */
function launch(options, log) {
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, [...options.parameters], {
    cwd: options.folder,
    env: options.environment,
    // The channel closes when this process is killed: then the service ends by itself.
    stdio: [
      'ignore',
      options.showOutput ? 'inherit' : output,
      options.showOutput ? 'inherit' : output,
      'ipc',
    ],
    detached: true,
  })
  closeSync(output)
  const identity = identify(child.pid ?? 0)
  if (child.pid !== undefined) options.onStart(options.name, child.pid)
  return { child, identity, ended: endOf(child) }
}

/** @param {ServiceOptions} options @param {import('node:child_process').ChildProcess} child @param {string} log */
async function becomesReady(options, child, log) {
  const ended = new Promise((_, reject) => {
    child.once('exit', () => reject(new StartError(`The ${options.name} did not start:\n\n${logTail(log)}`)))
    child.once('error', reject)
  })
  ended.catch(() => undefined)
  await Promise.race([options.isReady(child), ended])
}

/**
 * Ready as soon as something accepts connections on a port.
 * @param {() => Promise<boolean>} answers
 */
export async function untilAnswering(answers) {
  while (!(await answers())) await pause(50)
}

/**
 * Ready when the process says so.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
export function untilItSaysReady(child) {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready')
        resolve()
    })
  })
}
