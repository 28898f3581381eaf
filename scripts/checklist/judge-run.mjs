import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KIND_OF_REPORT, readReport } from './reports.mjs'
import { listProblems, parseStatements } from './statements.mjs'
import { RUN_FILE, sourcesChangedSince } from './test-run.mjs'
import { unproved } from './unproved.mjs'

/**
 * Everything that keeps a run from proving the whole checklist, a sentence each; none where all is proved.
 * @param {{ root: string, results: string, checklist: string }} where `root` of the sources, folder of
 * the reports, and the checklist's file
 * @returns {{ problems: string[], statements: number, tests: number }}
 */
export function judgeRun({ root, results, checklist }) {
  const statements = parseStatements(readFileSync(checklist, 'utf8'))
  const { reports, problems } = readRun(results, root)
  const tests = reports.flatMap((report) => report.tests)
  return {
    problems: [...listProblems(statements), ...problems, ...unproved(statements, tests)],
    statements: statements.length,
    tests: tests.length,
  }
}

/**
 * The reports of the run that `npm test` began last; those of another one are refused.
 * @param {string} results
 * @param {string} root
 */
function readRun(results, root) {
  const run = /** @type {import('./test-run.mjs').Run | undefined} */ (readJson(join(results, RUN_FILE)))
  if (run === undefined) return { reports: [], problems: ['There is no run to read: `npm test` makes one.'] }
  const problems = sourcesChangedSince(run.startedAt, root).map(
    (path) => `${path} was changed after the run had begun`,
  )
  const reports = Object.keys(KIND_OF_REPORT).flatMap((name) => {
    const json = readJson(join(results, name))
    if (json === undefined) problems.push(`The report ${name} is missing`)
    if (json === undefined) return []
    const report = readReport(name, /** @type {import('./reports.mjs').VitestReport} */ (json))
    problems.push(...report.errors.map((error) => `${name} has an error outside of any test: ${error}`))
    if (report.run === run.id) return [report]
    problems.push(`The report ${name} is not of the run that began last`)
    return []
  })
  return { reports, problems }
}

/** @param {string} file @returns {unknown} undefined where there is none */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
