import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Status, VitestReport } from './reports.ts'
import { RESULTS, RUN_VARIABLE } from './test-run.ts'

type TestCase = {
  fullName: string
  module: { moduleId: string }
  options: { fails?: boolean | undefined }
  result(): { state: string }
  diagnostic(): { flaky: boolean } | undefined
}
type Failure = { message: string }
type TestModule = {
  moduleId: string
  children: { allTests(): Iterable<TestCase> }
  errors(): readonly Failure[]
}

/** Writes every test's outcome for `npm run checklist`, also retries and expected failures, which Vitest's JSON leaves out. */
export class TestReporter {
  readonly file: string

  constructor(name: string) {
    this.file = join(RESULTS, `${name}.json`)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly Failure[]) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const failures = [...errors, ...modules.flatMap((module) => module.errors())]
    const report: VitestReport = {
      run: process.env[RUN_VARIABLE],
      tests: tests.map((test) => ({
        title: test.fullName,
        file: test.module.moduleId,
        status: getStatus(test),
      })),
      errors: failures.map(({ message }) => message),
    }
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(this.file, JSON.stringify(report))
  }
}

function getStatus(test: TestCase): Status {
  const { state } = test.result()
  if (state === 'skipped') return 'skipped'
  if (test.options.fails === true) return 'expected to fail'
  if (state !== 'passed') return 'failed'
  return test.diagnostic()?.flaky === true ? 'flaky' : 'passed'
}
