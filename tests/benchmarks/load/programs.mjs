// The programs beside the shop's own: each is found in PATH.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

/** Older ones lose an order whose server cannot be reached instead of trying the other (deploy/compose.yaml). */
const CADDY = /** @type {const} */ ([2, 11, 4])

/** Why the programs that are needed cannot be used, as a sentence; undefined where they can. */
export function findMissingProgram() {
  const version = readVersion('caddy', 'version')
  if (version === undefined || isOlder(version, CADDY))
    return `This needs Caddy ${CADDY.join('.')} or newer in PATH, and ${version === undefined ? 'there is none' : `finds ${version.join('.')}`}. Debian's package is in its pool, main/c/caddy; dpkg-deb -x unpacks it anywhere.`
  if (readVersion('redis-server', '--version') === undefined)
    return 'This needs redis-server in PATH: apt-get install redis-server, with Debian.'
  return undefined
}

/** @param {string} program @param {string} argument */
function readVersion(program, argument) {
  const { stdout } = spawnSync(program, [argument], { encoding: 'utf8' })
  return /(\d+)\.(\d+)\.(\d+)/
    .exec(stdout ?? '')
    ?.slice(1)
    .map(Number)
}

/** @param {readonly number[]} version @param {readonly number[]} wanted */
export function isOlder(version, wanted) {
  const differing = wanted.findIndex((part, at) => part !== version[at])
  return (version[differing] ?? 0) < (wanted[differing] ?? 0)
}

/**
 * Starts a program that ends with this process at the latest.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ log: string, env?: NodeJS.ProcessEnv }} options the file that gets what it prints
 */
export function startProgram(command, args, { log, env = process.env }) {
  const output = openSync(log, 'a')
  const child = spawn(command, args, { env, stdio: ['ignore', output, output] })
  closeSync(output)
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  const exited = once(child, 'exit').finally(() => process.off('exit', end))
  return {
    pid: child.pid ?? 0,
    /** @param {NodeJS.Signals} signal */
    async kill(signal) {
      child.kill(signal)
      await exited
    },
  }
}
