import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './root.mjs'

const FOLDER = join(ROOT, '.cache', 'start')

/**
 * One value for the content of files and folders; a different value means that something has changed.
 * @param {readonly string[]} paths relative to the clone; missing ones count as missing
 */
export function contentHash(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(path)) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}

/**
 * Without what is installed there and what tools keep beside it: neither is a source.
 *
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const absolute = join(ROOT, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((file) => !file.includes('/node_modules/'))
    .toSorted()
}

/** @param {string} name @returns {string | undefined} what was noted when this was last built */
export function readStamp(name) {
  try {
    return readFileSync(join(FOLDER, `${name}.stamp`), 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} name @param {string} value */
export function writeStamp(name, value) {
  const file = join(FOLDER, `${name}.stamp`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}

/** Before a build: one that is cut off must not pass for the one before it. @param {string} name */
export function removeStamp(name) {
  rmSync(join(FOLDER, `${name}.stamp`), { force: true })
}
