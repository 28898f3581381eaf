import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { TARGETS } from '../mutation/targets.mjs'

const FILES = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')

/** Returns a pattern with one choice of each pair of braces. */
function expandBraces(pattern: string): string[] {
  const [found, choices] = /\{([^{}]*)\}/.exec(pattern) ?? []
  if (found === undefined || choices === undefined) return [pattern]
  return choices.split(',').flatMap((choice) => expandBraces(pattern.replace(found, choice)))
}

/** Where the folders lie that have their unit tests in `tests/unit`; all others are of `src`. */
const HOMES: Record<string, string> = {
  benchmarks: 'tests',
  contract: 'commerce/src',
  'print-kernel': 'commerce/src',
  scripts: '.',
  'vector-artwork': 'commerce/src',
}
/** Unit tests that are about many files, and which files those are. */
const TESTS_ACROSS_FILES = {
  'commerce/tests/unit/jobs/schedules.test.ts': 'all jobs, each of which says when it runs',
  'commerce/tests/unit/locales.test.ts': 'all texts of the server, in four languages',
  'commerce/tests/unit/server/middlewares/staff-refusals.test.ts':
    'all refusals of the server that staff read',
  'tests/unit/api-calls.test.ts': 'all requests of the site',
  'tests/unit/contract/answers-across-updates.test.ts': 'all answers, of this release and its neighbours',
  'tests/unit/contract/refusal-sentences.test.ts': 'all sentences that both sides have',
  'tests/unit/contract/schemas.test.ts': 'all schemas: what is missing or too much',
  'tests/unit/contract/sent-values.test.ts': 'all schemas: which values they take',
  'tests/unit/docs.layers.test.ts': 'the drawing of the layers',
  'tests/unit/docs.test.ts': 'all documents',
  'tests/unit/file-references.test.ts': 'all files that name others',
  'tests/unit/heading-leading.test.ts': 'all style sheets',
  'tests/unit/mutation-targets.test.ts': 'all targets of mutation, and what is accepted',
  'tests/unit/names.test.ts': 'all names',
  'tests/unit/node-version.test.ts': 'all that name a version of Node',
  'tests/unit/scoped-styles.test.ts': 'all style sheets',
  'tests/unit/sections/hydration.test.tsx': 'all sections',
}

/** Whether the source is where its test says. A topic may follow its name: `cart-drawer.edits` is of `cart-drawer`. */
function hasSource(test: string): boolean {
  const [, root, path = ''] = /^(commerce\/)?tests\/unit\/(.+)\.test\.tsx?$/.exec(test) ?? []
  const site = HOMES[path.split('/', 1)[0] ?? ''] ?? 'src'
  const folders = root === undefined ? [site] : ['commerce/src', 'commerce']
  return [path, path.replace(/\.[a-z-]+$/, '')].some((name) =>
    folders.some((folder) =>
      ['ts', 'tsx', 'mjs'].some((ending) => FILES.includes(join(folder, `${name}.${ending}`))),
    ),
  )
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
  // The data directory is there only once the shop has run.
  expect(named.filter((path) => path !== '.data' && !existsSync(path))).toEqual([])
})

it('a developer who looks for the unit test of a file finds it at the same path below the tests', () => {
  const tests = FILES.filter((file) => /^(?:commerce\/)?tests\/unit\/.*\.test\.tsx?$/.test(file))
  expect(tests.length).toBeGreaterThan(200)
  expect(tests.filter((test) => !hasSource(test))).toEqual(Object.keys(TESTS_ACROSS_FILES))
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
