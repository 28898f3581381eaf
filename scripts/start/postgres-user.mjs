import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ROOT, StartError } from './root.mjs'

/**
 * How to run PostgreSQL, which refuses to run as root.
 * @typedef {{
 *   uid: number | undefined,
 *   gid: number | undefined,
 *   wrap(command: string, parameters: readonly string[]): [string, string[]],
 * }} PostgresUser `uid`: who must own its files; undefined where it is whoever runs this
 */

/**
 * An ordinary user runs PostgreSQL as themselves; root runs it as somebody without rights. Where that one cannot
 * reach the clone (below /root, say), it is lent the right to pass through folders, and nothing more.
 * @param {string} dataFolder PostgreSQL's own
 * @param {readonly string[]} reachable paths that PostgreSQL must be able to read
 * @returns {PostgresUser}
 */
export function postgresUser(dataFolder, reachable) {
  if (process.getuid?.() !== 0) {
    return { uid: undefined, gid: undefined, wrap: (command, parameters) => [command, [...parameters]] }
  }
  if (!hasSetpriv()) {
    throw new StartError(
      'PostgreSQL does not run as root, and setpriv (package util-linux) is not here to change the user.\n' +
        'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  const { uid, gid } = unprivileged(dataFolder)
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const passage = reachable.every((path) => othersCanReach(path))
    ? []
    : [
        '--inh-caps=-all,+dac_override',
        '--ambient-caps=-all,+dac_override',
        // Otherwise access(2), by which PostgreSQL looks for its own programs, disregards the right.
        '--securebits=+no_setuid_fixup',
      ]
  return {
    uid,
    gid,
    wrap: (command, parameters) => ['setpriv', [...ids, ...passage, command, ...parameters]],
  }
}

function hasSetpriv() {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Who owns the database already, else who owns the clone, else the system's user for PostgreSQL, else nobody.
 * PostgreSQL wants a user that has a name.
 * @param {string} dataFolder
 */
function unprivileged(dataFolder) {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid }) => name !== undefined && uid > 0)
  const owners = [dataFolder, ROOT].filter((path) => existsSync(path)).map((path) => statSync(path).uid)
  const found =
    owners.map((owner) => users.find(({ uid }) => uid === owner)).find((user) => user !== undefined) ??
    users.find(({ name }) => name === 'postgres') ??
    users.find(({ name }) => name === 'nobody')
  if (found === undefined) {
    throw new StartError('PostgreSQL does not run as root, and this system has no other user: create one.')
  }
  return found
}

/** @param {string} path */
function othersCanReach(path) {
  const OTHERS_MAY_PASS = 0o001
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & OTHERS_MAY_PASS) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/**
 * Throws StartError where an ordinary user meets files that another user has made.
 * @param {string} folder
 */
export function assertOwn(folder) {
  const uid = process.getuid?.()
  if (uid === undefined || uid === 0 || !existsSync(folder)) return
  try {
    if (statSync(folder).uid === uid) accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    else throw new Error('not its owner')
  } catch {
    throw new StartError(
      `${folder} belongs to another user, who started the shop before.\n` +
        'Start it as that user, or with a data directory of your own: DATA_DIR=… npm start',
    )
  }
}
