import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { VitestReporter } from '../../../../scripts/checklist/vitest-reporter'

const folder = mkdtempSync(join(tmpdir(), 'test-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

const outcome = (fullName: string, values: { state?: string; fails?: boolean; flaky?: boolean }) => ({
  fullName,
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
    project: { name: 'rules' },
    children: { allTests: () => tests },
    errors: () => [{ message: 'It does not load' }],
  }
  new VitestReporter(folder).onTestRunEnd([module], [{ message: 'Nobody caught this' }])
  const report: { tests: { status: string }[]; errors: string[] } = JSON.parse(
    readFileSync(join(folder, 'rules.json'), 'utf8'),
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
