import { spawnSync } from 'node:child_process'
import { ROOT } from '../bootstrap/paths.mjs'

/**
 * Returns the paths that differ from a commit, including uncommitted ones;
 * undefined if git does not know the commit.
 */
export function listChangedFiles(since: string): string[] | undefined {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', since, '--')
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  if (tracked === undefined || untracked === undefined) return undefined
  return [...new Set(`${tracked}${untracked}`.split('\0').filter(Boolean))].toSorted()
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}
