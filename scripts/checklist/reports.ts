import type { Kind } from './statements.ts'

export type Status = 'passed' | 'failed' | 'skipped' | 'flaky' | 'expected to fail'
/** `title` includes the titles of the groups around the test. */
export type TestOutcome = { title: string; kind: Kind; status: Status }
type Report = { run: string | undefined; tests: TestOutcome[]; errors: string[] }

export type VitestReport = {
  run: string | undefined
  tests: { title: string; status: Status }[]
  errors: string[]
}

type PlaywrightTest = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  expectedStatus: string
  results: unknown[]
}
type PlaywrightSuite = {
  title: string
  specs?: { title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = {
  config: { metadata?: { run?: string } }
  suites: PlaywrightSuite[]
  errors?: { message?: string }[]
}

/** The reports that a whole run writes, and the kind of their tests. */
export const KINDS_BY_REPORT: Readonly<Record<string, Kind>> = {
  'rules.json': 'unit',
  'rules-alone.json': 'unit',
  'components.json': 'component',
  'components-alone.json': 'component',
  'server.json': 'unit',
  'server-alone.json': 'unit',
  'sandbox.json': 'unit',
  'integration.json': 'http',
  'faults.json': 'http',
  'browser.json': 'browser',
}

export function readReport(name: string, report: VitestReport | PlaywrightReport): Report {
  if ('suites' in report) {
    return {
      run: report.config.metadata?.run,
      tests: report.suites.flatMap((suite) => listPlaywrightTests(suite, '')),
      errors: (report.errors ?? []).map(({ message }) => message ?? 'an error outside of any test'),
    }
  }
  const kind = KINDS_BY_REPORT[name]
  if (kind === undefined) throw new Error(`${name} is no report that a run writes.`)
  const tests = report.tests.map((test) => ({ ...test, kind }))
  return { run: report.run, tests, errors: report.errors }
}

function listPlaywrightTests(
  { title, specs = [], suites = [] }: PlaywrightSuite,
  around: string,
): TestOutcome[] {
  const own = `${around} ${title}`.trim()
  const specTests = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `${own} ${spec.title}`,
      kind: 'browser' as const,
      status: toPlaywrightStatus(test),
    })),
  )
  return [...specTests, ...suites.flatMap((inner) => listPlaywrightTests(inner, own))]
}

function toPlaywrightStatus({ status, expectedStatus, results }: PlaywrightTest): Status {
  if (status === 'skipped') return 'skipped'
  if (expectedStatus !== 'passed') return 'expected to fail'
  if (status === 'unexpected') return 'failed'
  return status === 'flaky' || results.length > 1 ? 'flaky' : 'passed'
}
