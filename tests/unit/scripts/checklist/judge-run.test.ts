import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { judgeRun } from '../../../../scripts/checklist/judge-run'
import { KINDS_BY_REPORT } from '../../../../scripts/checklist/reports'
import { beginRun, RUN_VARIABLE } from '../../../../scripts/checklist/test-run'

const ALL = Array.from({ length: 287 }, (_, index) => index + 1)
/** Statements of each letter; all others are proved by unit tests. */
const LETTERS = new Map([
  [34, 'C'],
  [36, 'E'],
  [37, 'U/E'],
  [213, 'S'],
])
const REPORTS_BY_LETTER: Record<string, string> = {
  S: 'integration',
  C: 'components',
  E: 'browser',
  'U/E': 'browser',
}

type Outcome = { title: string; status?: string }
let root: string
let run: string
let list: string[]
let outcomes: Record<string, Outcome[]>

/** A clone whose last run proves everything; each test takes one thing from it. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checklist-'))
  run = String(beginRun(join(root, 'results'))[RUN_VARIABLE])
  list = ALL.map((number) => `- [${number}] ${LETTERS.get(number) ?? 'U'} statement ${number}`)
  outcomes = Object.fromEntries(Object.keys(KINDS_BY_REPORT).map((file) => [parse(file).name, []]))
  for (const number of ALL) {
    const letter = LETTERS.get(number) ?? 'U'
    outcomes[REPORTS_BY_LETTER[letter] ?? 'rules']?.push({ title: `a shirt is sold [${number}]` })
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const change = (report: string, number: number, values: Partial<Outcome>) => {
  const outcome = outcomes[report]?.find(({ title }) => title.includes(`[${number}]`))
  if (outcome === undefined) throw new Error(`[${number}] is not in ${report}`)
  Object.assign(outcome, values)
}

function write(name: string, tests: readonly Outcome[], id: string | undefined) {
  const results = tests.map((test) => ({ status: 'passed', ...test }))
  const specs = results.map(({ title, status }) => ({ title, tests: [playwright(status)] }))
  const report =
    name === 'browser'
      ? {
          config: { metadata: { run: id } },
          suites: [{ title: 'a.spec.ts', suites: [{ title: 'a group', specs }] }],
        }
      : { run: id, tests: results, errors: [] }
  writeFileSync(join(root, 'results', `${name}.json`), JSON.stringify(report))
}

/** Returns a report of Playwright's with one test. */
function playwright(status: string) {
  const times = (count: number) => Array.from({ length: count }, () => ({}))
  if (status === 'flaky') return { status: 'flaky', expectedStatus: 'passed', results: times(2) }
  if (status === 'failed') return { status: 'unexpected', expectedStatus: 'passed', results: times(1) }
  if (status === 'skipped') return { status: 'skipped', expectedStatus: 'skipped', results: times(1) }
  return { status: 'expected', expectedStatus: status === 'passed' ? 'passed' : 'failed', results: times(1) }
}

function problems() {
  writeRun()
  return judge()
}

function writeRun() {
  writeFileSync(join(root, 'checklist.md'), list.join('\n'))
  for (const [name, tests] of Object.entries(outcomes)) write(name, tests, run)
}
const judge = () =>
  judgeRun({ root, results: join(root, 'results'), checklist: join(root, 'checklist.md') }).problems

describe('the checklist', () => {
  it('is proved where every statement has a passing test that fits its letter', () => {
    expect(problems()).toEqual([])
  })

  it.each(['skipped', 'failed', 'flaky', 'expected to fail'])(
    'is not proved where a test was %s, in the browser or without one',
    (status) => {
      change('rules', 12, { status })
      change('browser', 36, { status })
      expect(problems()).toEqual([
        expect.stringContaining(`[12] statement 12 (): ${status}: a shirt is sold [12]`),
        expect.stringMatching(
          new RegExp(`\\[36\\].*: ${status}: a.spec.ts a group a shirt is sold \\[36\\]`),
        ),
      ])
    },
  )

  it('is not proved where one of two tests failed, but a second one may be skipped', () => {
    outcomes['rules']?.push(
      { title: '[12] and again', status: 'failed' },
      { title: '[13]', status: 'skipped' },
    )
    expect(problems()).toEqual([expect.stringContaining('[12]')])
  })

  it('is not proved where a line was deleted, doubled, added or has an unknown letter', () => {
    list[99] = '- [101] U once more'
    list.push('- [288] U too much', '- [5] X unknown')
    expect(problems()).toEqual(
      expect.arrayContaining([
        '[100] has no line in docs/checklist.md',
        '[101] stands there more than once',
        '[288] is not one of 1 to 287',
        '[5] has the unknown letter X',
        expect.stringContaining('[100] is no statement, but a test names it'),
      ]),
    )
  })

  it('counts the statements of custom printing apart, and they may be open', () => {
    list.push(
      '- [P1] E the press works',
      '- [P2] U the press adds up',
      '- [P3] U the press is mended',
      '- [P4] T the press is fast',
    )
    outcomes['rules']?.push({ title: 'it works [P1]' }, { title: 'it adds up [P2]' })
    writeRun()
    const { problems, statements, press } = judgeRun({
      root,
      results: join(root, 'results'),
      checklist: join(root, 'checklist.md'),
    })
    expect([problems, statements, press.statements, press.times]).toEqual([[], 287, 3, ['[P4]']])
    expect(press.open).toEqual([
      expect.stringContaining('[P1] the press works (): E asks for a test of another kind than unit'),
      expect.stringContaining('[P3] the press is mended (): no test names it'),
    ])
  })

  it('is not proved where no test names a statement', () => {
    change('rules', 12, { title: 'nothing' })
    expect(problems()).toEqual(['[12] statement 12 (): no test names it'])
  })

  it.each([
    ['C', 34, 'rules'],
    ['E', 36, 'components'],
    ['E', 36, 'integration'],
    ['E', 37, 'rules'],
    ['S', 213, 'components-alone'],
  ])('is not proved where a statement of %s, number %i, has only a test of %s', (letter, number, report) => {
    for (const tests of Object.values(outcomes))
      tests.splice(0, tests.length, ...tests.filter(({ title }) => !title.includes(`[${number}]`)))
    outcomes[report]?.push({ title: `[${number}]` })
    expect(problems()).toEqual([expect.stringContaining(`${letter} asks for a test of another kind than`)])
  })

  it.each(['rules', 'browser'])('is not proved by the %s report of an earlier run, or of none', (name) => {
    expect(problems()).toEqual([])
    for (const id of ['earlier', undefined]) {
      write(name, outcomes[name] ?? [], id)
      expect(judge()[0]).toBe(`The report ${name}.json is not of the run that began last`)
    }
  })

  it('is not proved where a report is missing, or there was no run', () => {
    expect(problems()).toEqual([])
    rmSync(join(root, 'results', 'faults.json'))
    expect(judge()).toEqual(['The report faults.json is missing'])
    rmSync(join(root, 'results', 'run.json'))
    expect(judge()).toContain('There is no run to read: `npm test` makes one.')
  })

  it('is not proved for sources that changed after the run had begun', () => {
    mkdirSync(join(root, 'src', 'node_modules'), { recursive: true })
    const inAMinute = Date.now() / 1000 + 60
    for (const path of ['src/old.ts', 'src/new.ts', 'src/node_modules/new.ts'])
      writeFileSync(join(root, path), '')
    utimesSync(join(root, 'src/old.ts'), 1, 1)
    for (const path of ['src/new.ts', 'src/node_modules/new.ts'])
      utimesSync(join(root, path), inAMinute, inAMinute)
    expect(problems()).toEqual(['src/new.ts was changed after the run had begun'])
  })
})
