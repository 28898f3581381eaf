import { readFileSync, rmSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { TestReporter } from '../../../scripts/checklist/test-reporter'

const reporter = new TestReporter('test-of-the-reporter')
afterEach(() => rmSync(reporter.file, { force: true }))

const outcome = (fullName: string, values: { state?: string; fails?: boolean; flaky?: boolean }) => ({
  fullName,
  module: { moduleId: '/a.test.ts' },
  options: { fails: values.fails },
  result: () => ({ state: values.state ?? 'passed' }),
  diagnostic: () => ({ flaky: values.flaky ?? false }),
})

it('a test that passed on a retry or is expected to fail is not reported as passed', () => {
  const tests = [
    outcome('passes', {}),
    outcome('fails', { state: 'failed' }),
    outcome('is skipped', { state: 'skipped' }),
    outcome('never ended', { state: 'pending' }),
    outcome('passed the second time', { flaky: true }),
    outcome('is expected to fail', { fails: true }),
  ]
  const module = {
    moduleId: '/a.test.ts',
    children: { allTests: () => tests },
    errors: () => [{ message: 'It does not load' }],
  }
  reporter.onTestRunEnd([module], [{ message: 'Nobody caught this' }])
  const report: { tests: { status: string }[]; errors: string[] } = JSON.parse(
    readFileSync(reporter.file, 'utf8'),
  )
  expect(report.tests.map(({ status }) => status)).toEqual([
    'passed',
    'failed',
    'skipped',
    'failed',
    'flaky',
    'expected to fail',
  ])
  expect(report.errors).toEqual(['Nobody caught this', 'It does not load'])
})
