import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ROOT, StartError } from '../../bootstrap/paths.mjs'

/** How to run PostgreSQL, which refuses to run as root. */
export type PostgresUser = {
  owner: { uid: number; gid: number } | undefined
  wrap: (command: string, args: readonly string[]) => [string, string[]]
}

const OTHERS_MAY_PASS = 0o001

/**
 * An ordinary user runs PostgreSQL as themselves; root runs it as a user without rights. If that user cannot reach
 * the clone (below /root, for example), it gets the right to pass through folders and nothing else.
 */
export function choosePostgresUser(dataFolder: string, reachable: readonly string[]): PostgresUser {
  if (process.getuid?.() !== 0) return { owner: undefined, wrap: (command, args) => [command, [...args]] }
  if (spawnSync('setpriv', ['--version']).status !== 0)
    throw new StartError(
      'PostgreSQL does not run as root, and setpriv (package util-linux) is not here to change the user.\n' +
        'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  const owner = findUnprivilegedUser(dataFolder)
  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const capabilities = reachable.every(isReachableByOthers)
    ? []
    : [
        '--inh-caps=-all,+dac_override',
        '--ambient-caps=-all,+dac_override',
        // Without this, access(2), by which PostgreSQL looks for its own programs, ignores that right.
        '--securebits=+no_setuid_fixup',
      ]
  return { owner, wrap: (command, args) => ['setpriv', [...ids, ...capabilities, command, ...args]] }
}

/**
 * Returns the owner of the database or of the clone, else `postgres`, else `nobody`:
 * PostgreSQL needs a user with a name.
 */
function findUnprivilegedUser(dataFolder: string) {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0)
  const owners = [dataFolder, ROOT].filter((path) => existsSync(path)).map((path) => statSync(path).uid)
  const user = [
    ...owners.map((owner) => users.find(({ uid }) => uid === owner)),
    ...['postgres', 'nobody'].map((wanted) => users.find(({ name }) => name === wanted)),
  ].find((found) => found !== undefined)
  if (user !== undefined) return user
  throw new StartError('PostgreSQL does not run as root, and this system has no other user: create one.')
}

function isReachableByOthers(path: string): boolean {
  const folder = dirname(path)
  if ((statSync(folder).mode & OTHERS_MAY_PASS) === 0) return false
  return folder === path || isReachableByOthers(folder)
}

/** Throws StartError if an ordinary user would use files that another user has created. */
export function assertOwnedByUser(folder: string) {
  const uid = process.getuid?.()
  if (uid === undefined || uid === 0 || !existsSync(folder)) return
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    if (statSync(folder).uid === uid) return
  } catch {
    // The error is thrown below.
  }
  throw new StartError(
    `${folder} belongs to another user, who started the shop before.\n` +
      'Start it as that user, or with a data directory of your own: DATA_DIR=… npm start',
  )
}
