import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESULTS, RUN_VARIABLE } from './test-run.mjs'

/**
 * What the reporters of vitest 3 and 4 are told of a test, as far as it is needed here.
 * @typedef {{
 *   fullName: string,
 *   module: { moduleId: string },
 *   options: { fails?: boolean | undefined },
 *   result(): { state: string },
 *   diagnostic(): { flaky: boolean } | undefined,
 * }} TestCase
 * @typedef {{ moduleId: string, children: { allTests(): Iterable<TestCase> }, errors(): readonly { message: string }[] }} TestModule
 */

/**
 * Writes the outcome of every test for `npm run checklist`. Vitest's own JSON report knows neither the run nor a test
 * that passed on a retry or is expected to fail.
 */
export class TestReporter {
  /** @param {string} name of the report, without its ending */
  constructor(name) {
    this.file = join(RESULTS, `${name}.json`)
  }

  /** @param {readonly TestModule[]} modules @param {readonly { message: string }[]} errors */
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const failures = [...errors, ...modules.flatMap((module) => module.errors())]
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(
      this.file,
      JSON.stringify({
        run: process.env[RUN_VARIABLE],
        tests: tests.map((test) => ({
          title: test.fullName,
          file: test.module.moduleId,
          status: statusOf(test),
        })),
        errors: failures.map(({ message }) => message),
      }),
    )
  }
}

/** @param {TestCase} test @returns {import('./reports.mjs').Status} */
function statusOf(test) {
  const { state } = test.result()
  if (state === 'skipped') return 'skipped'
  if (test.options.fails === true) return 'expected to fail'
  if (state !== 'passed') return 'failed'
  return test.diagnostic()?.flaky === true ? 'flaky' : 'passed'
}
