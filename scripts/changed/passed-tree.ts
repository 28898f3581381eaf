import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../bootstrap/paths.mjs'

// Each version of Node has a record of its own, as what passes with one may fail with another.
const getFile = (root: string) => join(root, '.cache', `unit-tests-passed-${process.version}`)

/** Returns git's id of the files with which all unit tests have passed here; undefined if none is recorded. */
export function findPassedTree(root = ROOT): string | undefined {
  try {
    return readFileSync(getFile(root), 'utf8')
  } catch {
    return undefined
  }
}

export function recordPassedTree(tree: string, root = ROOT) {
  mkdirSync(dirname(getFile(root)), { recursive: true })
  writeFileSync(getFile(root), tree)
}
