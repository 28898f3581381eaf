import { buildNpmRun, CHECKS, type Step } from '../lib/run-steps.ts'

/** The step that runs a kind of tests, and the files on which all of them depend without importing them. */
export type Suite = Step & {
  tests: RegExp
  /**
   * If one of these files has changed, all tests of the suite run: set-up files, and what other processes load.
   */
  whole: RegExp
  /** Whether its tests import what they test, so that the imports tell which of them a change affects. */
  isImported: boolean
}
/** The run-time imports of each module, by paths from the root of the clone. */
export type Imports = ReadonlyMap<string, readonly string[]>
export type Choice = { suite: Suite; files: string[]; count: number; reason?: string }

const SERVER = String.raw`commerce/(?:src/(?!contract/)|sandbox/|medusa-config)`
const START = 'scripts/(?:start|bootstrap)[/.]'
const CONFIGURATION = /^tests\/vitest\.config/

export const SUITES = {
  unit: {
    ...CHECKS.unit,
    tests: /^tests\/unit\/.*\.test\.tsx?$/,
    whole: /^(?:tests\/unit\/setup|tests\/vitest\.config|vite\.config)\.ts$/,
    isImported: true,
  },
  serverUnit: {
    name: 'unit tests of the server',
    short: 'server unit',
    command: buildNpmRun('test:server'),
    tests: /^commerce\/(?:tests\/unit|admin\/tests)\/.*\.test\.ts$/,
    whole: CONFIGURATION,
    isImported: true,
  },
  sandbox: {
    name: 'payment sandbox',
    short: 'sandbox',
    command: buildNpmRun('test:sandbox'),
    tests: /^commerce\/tests\/sandbox\/.*\.test\.ts$/,
    whole: /^(?:commerce\/sandbox\/|tests\/vitest\.config)/,
    isImported: true,
  },
  integration: {
    name: 'backend against real PostgreSQL and Medusa',
    short: 'server',
    command: buildNpmRun('test:integration'),
    tests: /^commerce\/tests\/integration\/.*\.test\.ts$/,
    whole: new RegExp(`^(?:${SERVER}|commerce/tests/integration/global-setup|tests/vitest\\.config)`),
    isImported: false,
  },
  faults: {
    name: 'faults, each injected once',
    short: 'faults',
    // With two of them beside the server's tests, some exceed their time limits.
    command: buildNpmRun('test:faults', '--maxWorkers', '1'),
    tests: /^tests\/faults\/(?!random\/).+\.test\.ts$/,
    whole: new RegExp(`^(?:${SERVER}|${START}|tests/(?:vitest\\.config|faults/global-setup)\\.ts)`),
    isImported: false,
  },
  browser: {
    name: 'the site in a real browser against the real system',
    short: 'browser',
    command: buildNpmRun('test:browser'),
    tests: /^tests\/browser\/.*\.spec\.ts$/,
    whole: new RegExp(
      `^(?:src/|vite\\.config\\.ts|${SERVER}|commerce/admin/(?!tests/)|${START}|scripts/site-build/|tests/browser/(?:playwright\\.config|global-setup)\\.ts)`,
    ),
    isImported: false,
  },
} satisfies Record<string, Suite>

/**
 * Files on which no test of `npm test` depends.
 * Only a test that reads files depends on `docs/checklist.md`, and those always run.
 */
const TEXTS =
  /^(?:docs|deploy|\.github|\.vscode|\.devcontainer|\.ci|tests\/(?:benchmarks|fuzz|deploy|cross-browser|mutation))\/|^[^/]*\.md$|^LICENSE$/
/** Files that are read by a pattern (`import.meta.glob`), which imports do not tell even where some name one of them. */
const READ_BY_PATTERN = /^locales\//
/** A test that imports one of these reads files or starts programs, so it may depend on more than it imports. */
const READERS = ['fs', 'fs/promises', 'child_process', 'worker_threads']

/**
 * Returns the tests of each suite that a change can break:
 * by their imports, and all those whose imports do not tell.
 */
export function chooseTests(
  changed: readonly string[],
  imports: Imports,
  suites: readonly Suite[],
): Choice[] {
  const reached = findDependents(changed, imports)
  const readers = findDependents(READERS, imports)
  const unfollowed = changed.find(
    (file) => READ_BY_PATTERN.test(file) || (!imports.has(file) && !TEXTS.test(file)),
  )
  return suites.map((suite) => {
    const all = [...imports.keys()].filter((file) => suite.tests.test(file)).toSorted()
    const whole = unfollowed ?? [...reached].find((file) => suite.whole.test(file))
    if (whole !== undefined) return { suite, files: all, count: all.length, reason: whole }
    const files = all.filter((file) => reached.has(file) || (suite.isImported && readers.has(file)))
    return { suite, files, count: all.length }
  })
}

/** Returns the step that runs what is chosen of a suite; none if nothing is. */
export function buildTestSteps({ suite, files, count }: Choice): Step[] {
  if (files.length === 0) return []
  const [program, args] = suite.command
  return [{ ...suite, command: [program, files.length === count ? args : [...args, ...files]] }]
}

/** Returns these modules and all that import them, also indirectly. */
function findDependents(modules: readonly string[], imports: Imports): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [module, imported] of imports)
    for (const name of imported) importers.set(name, [...(importers.get(name) ?? []), module])
  const found = new Set(modules)
  for (const module of found) for (const importer of importers.get(module) ?? []) found.add(importer)
  return found
}
