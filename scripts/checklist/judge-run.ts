import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS_BY_REPORT, readReport, type TestOutcome } from './reports.ts'
import {
  isTime,
  listProblems,
  parseStatements,
  PRESS,
  KINDS_BY_LETTER,
  type Statement,
} from './statements.ts'
import { type Run, RUN_FILE, listSourcesChangedSince } from './test-run.ts'

type Places = { root: string; results: string; checklist: string }

/**
 * Returns a sentence for each reason why a run does not prove the whole checklist; none if it does. Statements of
 * custom printing are counted separately: they may be unproved while it is built, and its times are left to a
 * benchmark.
 */
export function judgeRun({ root, results, checklist }: Places) {
  const markdown = readFileSync(checklist, 'utf8')
  const [statements, press] = [parseStatements(markdown), parseStatements(markdown, PRESS)]
  const [times, tested] = [press.filter(isTime), press.filter((statement) => !isTime(statement))]
  const { reports, problems } = readRun(results, root)
  const tests = reports.flatMap((report) => report.tests)
  return {
    problems: [...listProblems(statements), ...problems, ...findUnproved(statements, tests)],
    statements: statements.length,
    tests: tests.length,
    press: {
      statements: press.length - times.length,
      times: times.map(({ number }) => `[${PRESS}${number}]`),
      open: findUnproved(tested, tests, PRESS),
    },
  }
}

function readRun(results: string, root: string) {
  const run: Run | undefined = readJson(join(results, RUN_FILE))
  if (run === undefined) return { reports: [], problems: ['There is no run to read: `npm test` makes one.'] }
  const problems = listSourcesChangedSince(run.startedAt, root).map(
    (path) => `${path} was changed after the run had begun`,
  )
  const reports = Object.keys(KINDS_BY_REPORT).flatMap((name) => {
    const json = readJson(join(results, name))
    if (json === undefined) {
      problems.push(`The report ${name} is missing`)
      return []
    }
    const report = readReport(name, json)
    problems.push(...report.errors.map((error) => `${name} has an error outside of any test: ${error}`))
    if (report.run === run.id) return [report]
    problems.push(`The report ${name} is not of the run that began last`)
    return []
  })
  return { reports, problems }
}

function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const listStatementNumbers = (title: string, series: string) =>
  [...title.matchAll(new RegExp(`\\[${series}(\\d+)\\]`, 'g'))].map((match) => Number(match[1]))

/**
 * Returns which statements are not proved, and why. A statement is proved if, for each of its letters, a test of a
 * suitable kind has passed, and none of its tests has failed, passed only on a retry, or is expected to fail.
 */
function findUnproved(
  statements: readonly Statement[],
  tests: readonly TestOutcome[],
  series = '',
): string[] {
  const testsByNumber = new Map(statements.map(({ number }): [number, TestOutcome[]] => [number, []]))
  const strangers: string[] = []
  for (const test of tests) {
    for (const number of listStatementNumbers(test.title, series)) {
      const named = testsByNumber.get(number)
      if (named === undefined)
        strangers.push(`[${series}${number}] is no statement, but a test names it: ${test.title}`)
      else named.push(test)
    }
  }
  const reasons = statements.flatMap((statement) => {
    const reason = findReason(statement, testsByNumber.get(statement.number) ?? [])
    return reason === undefined
      ? []
      : [`[${series}${statement.number}] ${statement.text} (${statement.section}): ${reason}`]
  })
  return [...strangers, ...reasons]
}

function findReason({ letters }: Statement, tests: readonly TestOutcome[]): string | undefined {
  if (tests.length === 0) return 'no test names it'
  const broken = tests.find(({ status }) => status !== 'passed' && status !== 'skipped')
  if (broken !== undefined) return `${broken.status}: ${broken.title}`
  const passed = tests.filter(({ status }) => status === 'passed')
  if (passed.length === 0) return `skipped: ${tests[0]?.title}`
  const open = letters.find((letter) => !passed.some(({ kind }) => KINDS_BY_LETTER[letter]?.includes(kind)))
  if (open === undefined) return undefined
  const kinds = [...new Set(passed.map(({ kind }) => kind))].join(', ')
  return `${open} asks for a test of another kind than ${kinds}`
}
