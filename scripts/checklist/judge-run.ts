import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KIND_OF_REPORT, readReport } from './reports.ts'
import { isTime, listProblems, parseStatements, PRESS } from './statements.ts'
import { type Run, RUN_FILE, sourcesChangedSince } from './test-run.ts'
import { findUnproved } from './unproved.ts'

type Places = { root: string; results: string; checklist: string }

/**
 * Everything that keeps a run from proving the whole checklist, a sentence each; none where all is proved. Statements of
 * custom printing are counted apart: they may be open while it is being built, and its times are left to a benchmark.
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
  const problems = sourcesChangedSince(run.startedAt, root).map(
    (path) => `${path} was changed after the run had begun`,
  )
  const reports = Object.keys(KIND_OF_REPORT).flatMap((name) => {
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
