import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, START_CACHE } from '../bootstrap/paths.mjs'

/**
 * Returns a hash of the content of files and folders, given relative to the clone.
 * A path at which there is nothing adds nothing to it.
 */
export function hashContent(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(listFilesBelow))
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/** Returns the files below a path, except installed packages and the files of tools, which are not sources. */
function listFilesBelow(path: string): string[] {
  const absolute = join(ROOT, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((file) => !file.includes('/node_modules/'))
    .toSorted()
}

const getStampFile = (name: string) => join(START_CACHE, `${name}.stamp`)

export function isStampCurrent(name: string, hash: string): boolean {
  return existsSync(getStampFile(name)) && readFileSync(getStampFile(name), 'utf8') === hash
}

/** Builds, then stores the hash of the sources. An interrupted build is not taken for the one before it. */
export async function buildAndStamp(name: string, hash: string, build: () => Promise<void>) {
  rmSync(getStampFile(name), { force: true })
  await build()
  mkdirSync(START_CACHE, { recursive: true })
  writeFileSync(getStampFile(name), hash)
}
