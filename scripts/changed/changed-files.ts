import { execFileSync } from 'node:child_process'
import { ROOT } from '../bootstrap/root.mjs'

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })

/** Paths that differ from a commit, also where nothing of them is committed yet. Throws where git knows no such commit. */
export function changedFiles(since: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', since, '--')
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set(`${tracked}${untracked}`.split('\0').filter(Boolean))].toSorted()
}
