import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { TARGETS } from '../../mutation/targets.mjs'

const FILES = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')

/** Returns a pattern with one choice of each pair of braces. */
function expandBraces(pattern: string): string[] {
  const [found, choices] = /\{([^{}]*)\}/.exec(pattern) ?? []
  if (found === undefined || choices === undefined) return [pattern]
  return choices.split(',').flatMap((choice) => expandBraces(pattern.replace(found, choice)))
}

function isFound(pattern: string): boolean {
  const [, folders = '', name = ''] = /^(.*)\/([^/]+)$/.exec(pattern) ?? []
  const part = (text: string) =>
    text
      .replaceAll(/[.+()]/g, String.raw`\$&`)
      .replaceAll('**', '.+')
      .replaceAll(/(?<!\.)\*/g, '[^/]*')
  const path = new RegExp(`^${part(folders)}/${part(name)}$`)
  return FILES.some((file) => path.test(file))
}

it('a developer whose mutants survive was told so: each rule and test that is named for them is there', () => {
  const named = Object.values(TARGETS).flatMap(({ rules, tests }) => [...rules, ...tests])
  const patterns = named.flatMap((pattern) => expandBraces(pattern.replace(/^!/, '')))
  expect(patterns.length).toBeGreaterThan(50)
  expect(patterns.filter((pattern) => !isFound(pattern))).toEqual([])
})

it('a test or a script that names a file beside itself finds it', () => {
  const named = FILES.filter((file) =>
    /^(?:commerce\/)?(?:tests|scripts)\/.*\.(?:ts|tsx|mjs)$/.test(file),
  ).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\bjoin\((?:import\.meta\.dirname|__dirname|dirname\(fileURLToPath\(import\.meta\.url\)\))((?:, '[^']+')+)\)/g,
      ),
    ].map(([, parts = '']) =>
      join(dirname(file), ...[...parts.matchAll(/'([^']+)'/g)].map(([, part = '']) => part)),
    ),
  )
  expect(named.length).toBeGreaterThan(15)
  // What a run of the shop leaves need not be there yet.
  expect(named.filter((path) => path !== '.data' && !existsSync(path))).toEqual([])
})

it.each(FILES.filter((file) => /^(?:tests|deploy)\/.*\.sh$/.test(file)))(
  '%s calls programs that are there',
  (script) => {
    const called = [
      ...readFileSync(script, 'utf8').matchAll(/(?:^|[\s/])((?:tests|deploy)\/[\w./-]+\.sh)\b/gm),
    ]
    const run = [...readFileSync(script, 'utf8').matchAll(/bootstrap\.mjs \.\.\/([\w./-]+)/g)]
    const paths = [...called.map(([, path = '']) => path), ...run.map(([, path = '']) => `${path}.ts`)]
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  },
)
