import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ROOT } from '../bootstrap/paths.mjs'

/**
 * Returns the paths that differ from a commit or tree, including uncommitted ones;
 * undefined if git does not know it.
 */
export function listChangedFiles(since: string, root = ROOT): string[] | undefined {
  const tree = writeTree(root)
  const list = tree && git(root, ['diff', '--name-only', '--no-renames', '-z', since, tree, '--'])
  return list?.split('\0').filter(Boolean)
}

/** Returns git's id of the files as they are, committed or not, but without ignored ones; undefined without git. */
export function writeTree(root = ROOT): string | undefined {
  const path = git(root, ['rev-parse', '--git-path', 'index'])?.trim()
  if (path === undefined) return undefined
  const index = resolve(root, path)
  // What is staged stays as it is: git adds all files to a copy, which also tells it what has not changed.
  const copy = `${index}-${process.pid}`
  const env = { GIT_INDEX_FILE: copy }
  try {
    if (existsSync(index)) copyFileSync(index, copy)
    return git(root, ['add', '--all'], env) === undefined ? undefined : git(root, ['write-tree'], env)?.trim()
  } catch {
    // The folder of git cannot be written.
    return undefined
  } finally {
    rmSync(copy, { force: true })
  }
}

function git(root: string, args: string[], env?: NodeJS.ProcessEnv): string | undefined {
  // A clone without git may lie in another repository, which ignores it.
  const variables = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root), ...env }
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', env: variables })
  return status === 0 ? stdout : undefined
}
