import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap/paths.mjs'

export const RESULTS = join(ROOT, '.cache', 'test-results')
export const RUN_VARIABLE = 'TEST_RUN'
export const RUN_FILE = 'run.json'

export type Run = { id: string; startedAt: number }

/** The sources that tests prove something about. Dot folders and installed packages do not count. */
const SOURCES = [
  'src',
  'commerce',
  'public',
  'locales',
  'tests',
  'scripts',
  'docs/checklist.md',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Begins a run: deletes the reports of earlier ones. Returns the environment for its commands. */
export function beginRun(results = RESULTS) {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const run: Run = { id: randomUUID(), startedAt: Date.now() }
  writeFileSync(join(results, RUN_FILE), JSON.stringify(run))
  return { [RUN_VARIABLE]: run.id }
}

export function listSourcesChangedSince(moment: number, root = ROOT): string[] {
  const listChanged = (path: string): string[] => {
    const status = statSync(join(root, path), { throwIfNoEntry: false })
    if (status === undefined) return []
    if (!status.isDirectory()) return status.mtimeMs > moment ? [path] : []
    return readdirSync(join(root, path))
      .filter((name) => !name.startsWith('.') && name !== 'node_modules')
      .flatMap((name) => listChanged(join(path, name)))
  }
  return SOURCES.flatMap(listChanged)
}
