import { spawn } from 'node:child_process'
import { end, identify } from './process-identity.mjs'
import { StartError } from './root.mjs'

const TAIL_CHARACTERS = 6000
/** @type {Set<import('./process-identity.mjs').Identity>} */
const running = new Set()

/**
 * Runs a command to its end, silently; when it fails, StartError has the end of what it printed.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<string>} what it printed
 */
export async function run(command, parameters, folder, environment = process.env) {
  const child = spawn(command, parameters, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches this process alone, which then ends the others in order.
    detached: true,
  })
  let output = ''
  const collect = (/** @type {Buffer} */ part) => {
    output = (output + part.toString()).slice(-TAIL_CHARACTERS)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const identity = identify(child.pid ?? 0)
  running.add(identity)
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0)
      throw new StartError(`${command} ${parameters.join(' ')} ended with ${code}:\n\n${output}`)
    return output
  } finally {
    running.delete(identity)
  }
}

/** Ends every command that is still running, with what it has started. */
export async function endCommands() {
  await Promise.all([...running].map((identity) => end(identity, { group: true, timeoutMs: 1500 })))
}

/**
 * Runs npm: itself where it started this process, as then its version and settings are the caller's.
 * @param {readonly string[]} parameters
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function runNpm(parameters, folder, environment) {
  const npm = process.env['npm_execpath']
  return npm === undefined
    ? run('npm', parameters, folder, environment)
    : run(process.execPath, [npm, ...parameters], folder, environment)
}
