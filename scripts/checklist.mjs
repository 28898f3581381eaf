// Prints which numbers of docs/checklist.md have a passing test and which have none.
// The test runs leave their results under .cache/test-results; `npm test` writes all of them.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const RESULTS = '.cache/test-results'

/**
 * Numbers that a test's title names, as '[48] [49] a drag pans only in free pan'.
 * @param {string} title
 */
const numbersIn = (title) => [...title.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1]))

/**
 * @typedef {{ specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite Playwright's
 * @typedef {{ testResults?: { assertionResults: { fullName: string, status: string }[] }[], suites?: Suite[] }} Report
 */

/**
 * Every test of a vitest or Playwright JSON report.
 * @param {Report} report
 * @returns {{ title: string, passed: boolean }[]}
 */
function testsOf(report) {
  const vitest = (report.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((test) => ({
      title: test.fullName,
      passed: test.status === 'passed',
    })),
  )
  /** @type {(suite: Suite) => { title: string, passed: boolean }[]} */
  const playwright = (suite) => [
    ...(suite.specs ?? []).map((spec) => ({ title: spec.title, passed: spec.ok })),
    ...(suite.suites ?? []).flatMap(playwright),
  ]
  return [...vitest, ...(report.suites ?? []).flatMap(playwright)]
}

const files = await readdir(RESULTS).catch(() => [])
if (files.length === 0) {
  console.error('There are no test results yet. Run `npm test` first.')
  process.exit(1)
}
const reports = await Promise.all(
  files.map(async (file) => JSON.parse(await readFile(join(RESULTS, file), 'utf8'))),
)
const tests = reports.flatMap(testsOf)
const passing = new Set(tests.filter((test) => test.passed).flatMap((test) => numbersIn(test.title)))
const failing = new Set(tests.filter((test) => !test.passed).flatMap((test) => numbersIn(test.title)))

let section = ''
let total = 0
let proved = 0
for (const line of (await readFile('docs/checklist.md', 'utf8')).split('\n')) {
  if (line.startsWith('## ')) section = line.slice(3)
  const statement = /^- \[(\d+)\] (.*)$/.exec(line)
  if (statement === null) continue
  const number = Number(statement[1])
  total += 1
  if (passing.has(number) && !failing.has(number)) proved += 1
  else console.log(`${failing.has(number) ? 'fails' : ' none'}  [${number}] ${statement[2]}  (${section})`)
}
console.log(
  `\n${proved} of ${total} numbers have a passing test (${files.join(', ')}; ${tests.length} tests read).`,
)
