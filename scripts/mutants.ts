// Breaks the rules of the shop one expression at a time and checks whether a test fails:
// for all targets, or those named.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ACCEPTED } from '../tests/mutation/accepted.mjs'
import { TARGETS } from '../tests/mutation/targets.mjs'
import { ROOT } from './bootstrap/paths.mjs'

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const MIN_SCORE = 90
const CONFIG = 'tests/mutation/vitest.config.ts'
const NOTICED = new Set(['Killed', 'Timeout'])
const UNNOTICED = new Set(['Survived', 'NoCoverage'])
const MAX_CODE_LENGTH = 80

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !Object.hasOwn(TARGETS, name))
if (unknown.length > 0) {
  console.error(`There is no target ${unknown.join(', ')}; there are ${Object.keys(TARGETS).join(', ')}.`)
  process.exit(2)
}

process.chdir(ROOT)
const rows = []
for (const name of requested.length === 0 ? Object.keys(TARGETS) : requested)
  rows.push(await testTarget(name))
console.table(
  Object.fromEntries(
    rows.map(({ name, survivors, ...row }) => [name, { ...row, survivors: survivors.length }]),
  ),
)
const accepted = new Set(ACCEPTED.flatMap(({ mutants }) => mutants))
const problems = [
  ...rows.filter(({ score }) => score < MIN_SCORE).map(({ name }) => `Below ${MIN_SCORE} %: ${name}`),
  ...rows
    .flatMap(({ survivors }) => survivors)
    .filter((mutant) => !accepted.has(mutant))
    .map((mutant) => `Noticed by no test, and not accepted: ${mutant}`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(
    'Where they stand: .cache/mutants/<target>.html. What is accepted, and why: tests/mutation/accepted.mjs',
  )
  process.exitCode = 1
}

async function testTarget(name: string) {
  const began = Date.now()
  process.env['MUTATION_TARGET'] = name
  const getReport = (ending: string) => join('.cache', 'mutants', `${name}.${ending}`)
  // Stryker notices a changed file of tests, but not a new one.
  const files = listTestFiles()
  const isSameFiles = existsSync(getReport('tests')) && readFileSync(getReport('tests'), 'utf8') === files
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: CONFIG },
    mutate: TARGETS[name]?.rules ?? [],
    incremental: true,
    force: !isSameFiles,
    incrementalFile: getReport('json'),
    tempDirName: join('.cache', 'mutants', 'sandbox'),
    reporters: ['progress-append-only', 'clear-text', 'html'],
    htmlReporter: { fileName: getReport('html') },
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false, allowEmojis: false },
    // No such file exists: this TypeScript has no API by which Stryker could read the project's configuration.
    tsconfigFile: 'no-tsconfig.json',
    ignorePatterns: ['.data', 'dist', 'docs', 'public', 'commerce/.medusa', 'commerce/.cache'],
    concurrency: Number(process.env['MUTANTS_AT_ONCE'] ?? 2),
    timeoutMS: 10_000,
    thresholds: { high: 100, low: MIN_SCORE, break: null },
  }).runMutationTest()
  writeFileSync(getReport('tests'), files)
  const noticed = results.filter((mutant) => NOTICED.has(mutant.status) || breaksLoading(mutant))
  const survivors = results
    .filter((mutant) => UNNOTICED.has(mutant.status) && !breaksLoading(mutant))
    .map(describeMutant)
  const score = Math.floor((1000 * noticed.length) / (noticed.length + survivors.length)) / 10
  return { name, noticed: noticed.length, survivors, score, seconds: Math.round((Date.now() - began) / 1000) }
}

/** Whether a mutant throws while it is loaded, as in a schema: Stryker only counts tests that have started. */
function breaksLoading({ status, static: isStatic, testsCompleted }: MutantResult) {
  return status === 'Survived' && isStatic === true && testsCompleted === 0
}

/** Returns a mutant as the list of accepted ones names it: without its line, which changes. */
function describeMutant({ fileName, location: { start, end }, replacement }: MutantResult) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1)
  lines[0] = (lines[0] ?? '').slice(start.column - 1)
  const short = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, MAX_CODE_LENGTH)
  return `${relative(ROOT, fileName)}: ${short(lines.join('\n'))} -> ${short(replacement)}`
}

function listTestFiles() {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  return execFileSync(process.execPath, [vitest, 'list', '--filesOnly', '--config', CONFIG], {
    encoding: 'utf8',
  })
}
