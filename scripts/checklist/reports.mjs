// The tests of a run, as the reports under .cache/test-results have them.

/**
 * @typedef {import('./statements.mjs').Kind} Kind
 * @typedef {'passed' | 'failed' | 'skipped' | 'flaky' | 'expected to fail'} Status
 * @typedef {{ title: string, kind: Kind, status: Status }} TestOutcome `title` with those of the groups around it
 * @typedef {{ run: string | undefined, tests: TestOutcome[], errors: string[] }} Report `errors`: outside of any test
 *
 * @typedef {{ title: string, file: string, status: Status }} VitestTest
 * @typedef {{ run?: string, tests: VitestTest[], errors: string[] }} VitestReport as test-reporter.mjs writes it
 *
 * @typedef {{ status: 'expected' | 'unexpected' | 'flaky' | 'skipped', expectedStatus: string, results: unknown[] }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ config: { metadata?: { run?: string } }, suites: PlaywrightSuite[], errors?: { message?: string }[] }} PlaywrightReport
 */

/**
 * The reports that a whole run writes, and the kind of their tests.
 * @type {Readonly<Record<string, (file: string) => Kind>>}
 */
export const KIND_OF_REPORT = {
  'unit.json': (file) => (file.endsWith('.tsx') ? 'component' : 'unit'),
  'commerce-unit.json': () => 'unit',
  'sandbox.json': () => 'unit',
  'commerce-integration.json': () => 'http',
  'faults.json': () => 'http',
  'browser.json': () => 'browser',
}

/**
 * Reads a report of either tool.
 * @param {string} name one of KIND_OF_REPORT
 * @param {VitestReport | PlaywrightReport} report
 * @returns {Report}
 */
export function readReport(name, report) {
  if ('suites' in report) {
    return {
      run: report.config.metadata?.run,
      tests: report.suites.flatMap((suite) => playwrightTests(suite, '')),
      errors: (report.errors ?? []).map(({ message }) => message ?? 'an error outside of any test'),
    }
  }
  const kindOf = KIND_OF_REPORT[name]
  if (kindOf === undefined) throw new Error(`${name} is no report that a run writes.`)
  const tests = report.tests.map(({ title, file, status }) => ({ title, kind: kindOf(file), status }))
  return { run: report.run, tests, errors: report.errors }
}

/** @param {PlaywrightSuite} suite @param {string} around @returns {TestOutcome[]} */
function playwrightTests({ title, specs = [], suites = [] }, around) {
  const own = `${around} ${title}`.trim()
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map((test) => ({
        title: `${own} ${spec.title}`,
        kind: /** @type {const} */ ('browser'),
        status: playwrightStatus(test),
      })),
    ),
    ...suites.flatMap((inner) => playwrightTests(inner, own)),
  ]
}

/** @param {PlaywrightTest} test @returns {Status} */
function playwrightStatus({ status, expectedStatus, results }) {
  if (status === 'skipped') return 'skipped'
  if (expectedStatus !== 'passed') return 'expected to fail'
  if (status === 'unexpected') return 'failed'
  return status === 'flaky' || results.length > 1 ? 'flaky' : 'passed'
}
