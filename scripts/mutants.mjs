// Breaks the rules of the shop one line at a time and asks whether a test notices: all rooms, or those named.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ROOMS } from '../tests/mutation/rooms.mjs'
import { ROOT } from './start/root.mjs'

/** Least share of all mutants that a room's tests must notice, in percent. */
const LEAST = 90
const CONFIG = 'tests/mutation/vitest.config.ts'
const NOTICED = new Set(['Killed', 'Timeout'])
const UNNOTICED = new Set(['Survived', 'NoCoverage'])

const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(ROOMS, name))
if (unknown.length > 0) {
  console.error(`There is no room ${unknown.join(', ')}; there are ${Object.keys(ROOMS).join(', ')}.`)
  process.exit(2)
}

process.chdir(ROOT)
const rows = []
for (const name of named.length === 0 ? Object.keys(ROOMS) : named) rows.push(await testRoom(name))
console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])))
const weak = rows.filter(({ score }) => score < LEAST).map(({ name }) => name)
if (weak.length > 0) {
  console.error(`Below ${LEAST} %: ${weak.join(', ')}. What survived: .cache/mutants/<room>.html`)
  process.exitCode = 1
}

/**
 * Runs Stryker over one room; what has not changed since the last run is taken from there.
 *
 * @param {string} name
 */
async function testRoom(name) {
  const began = Date.now()
  process.env['MUTANTS_ROOM'] = name
  /** @param {string} ending */
  const at = (ending) => join('.cache', 'mutants', `${name}.${ending}`)
  // Stryker sees what changed in a file of tests, but not that there is another one.
  const files = testFiles()
  const isSameFiles = existsSync(at('tests')) && readFileSync(at('tests'), 'utf8') === files
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: CONFIG },
    mutate: ROOMS[name]?.rules ?? [],
    incremental: true,
    force: !isSameFiles,
    incrementalFile: at('json'),
    tempDirName: join('.cache', 'mutants', 'sandbox'),
    reporters: ['progress-append-only', 'clear-text', 'html'],
    htmlReporter: { fileName: at('html') },
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false, allowEmojis: false },
    // The name of no file: this TypeScript has no API with which Stryker would read the project's.
    tsconfigFile: 'no-tsconfig.json',
    ignorePatterns: ['.data', 'dist', 'docs', 'public', 'commerce/.medusa', 'commerce/.cache'],
    concurrency: Number(process.env['MUTANTS_AT_ONCE'] ?? 2),
    timeoutMS: 10_000,
    thresholds: { high: 100, low: LEAST, break: null },
  }).runMutationTest()
  writeFileSync(at('tests'), files)
  /** @param {Set<string>} statuses */
  const count = (statuses) => results.filter(({ status }) => statuses.has(status)).length
  const [noticed, unnoticed] = [count(NOTICED), count(UNNOTICED)]
  const score = Math.floor((1000 * noticed) / (noticed + unnoticed)) / 10
  return { name, noticed, unnoticed, score, seconds: Math.round((Date.now() - began) / 1000) }
}

/** The files of tests of the room in MUTANTS_ROOM, one a line. */
function testFiles() {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  return execFileSync(process.execPath, [vitest, 'list', '--filesOnly', '--config', CONFIG], { encoding: 'utf8' })
}
