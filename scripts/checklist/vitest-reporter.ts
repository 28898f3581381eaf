import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Status, VitestReport } from './reports.ts'
import { RESULTS, RUN_VARIABLE } from './test-run.ts'

type TestCase = {
  fullName: string
  options: { fails?: boolean | undefined }
  result(): { state: string }
  diagnostic(): { flaky: boolean } | undefined
}
type Failure = { message: string }
type TestModule = {
  project: { name: string }
  children: { allTests(): Iterable<TestCase> }
  errors(): readonly Failure[]
}

/**
 * Writes the outcome of every test for `npm run checklist`, with retries and expected failures,
 * which Vitest's JSON omits.
 */
export class VitestReporter {
  private readonly folder: string

  constructor(folder = RESULTS) {
    this.folder = folder
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly Failure[]) {
    mkdirSync(this.folder, { recursive: true })
    for (const name of new Set(modules.map(({ project }) => project.name))) {
      const projectModules = modules.filter(({ project }) => project.name === name)
      const tests = projectModules.flatMap(({ children }) => [...children.allTests()])
      const failures = [...errors, ...projectModules.flatMap((module) => module.errors())]
      const report: VitestReport = {
        run: process.env[RUN_VARIABLE],
        tests: tests.map((test) => ({ title: test.fullName, status: getStatus(test) })),
        errors: failures.map(({ message }) => message),
      }
      writeFileSync(join(this.folder, `${name}.json`), JSON.stringify(report))
    }
  }
}

function getStatus(test: TestCase): Status {
  const { state } = test.result()
  if (state === 'skipped') return 'skipped'
  if (test.options.fails === true) return 'expected to fail'
  if (state !== 'passed') return 'failed'
  return test.diagnostic()?.flaky === true ? 'flaky' : 'passed'
}
