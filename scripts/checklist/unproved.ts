import type { TestOutcome } from './reports.ts'
import { KINDS_OF_LETTER, type Statement } from './statements.ts'

const listStatementNumbers = (title: string, series: string) =>
  [...title.matchAll(new RegExp(`\\[${series}(\\d+)\\]`, 'g'))].map((match) => Number(match[1]))

/**
 * Which statements are not proved, and why. A statement is proved when, for each of its letters, a test of a fitting
 * kind has passed, and when none of its tests has failed, passed only on a retry or is expected to fail.
 */
export function findUnproved(
  statements: readonly Statement[],
  tests: readonly TestOutcome[],
  series = '',
): string[] {
  const testsByNumber = new Map(statements.map(({ number }): [number, TestOutcome[]] => [number, []]))
  const strangers: string[] = []
  for (const test of tests) {
    for (const number of listStatementNumbers(test.title, series)) {
      const named = testsByNumber.get(number)
      if (named === undefined)
        strangers.push(`[${series}${number}] is no statement, but a test names it: ${test.title}`)
      else named.push(test)
    }
  }
  const reasons = statements.flatMap((statement) => {
    const reason = findReason(statement, testsByNumber.get(statement.number) ?? [])
    return reason === undefined
      ? []
      : [`[${series}${statement.number}] ${statement.text} (${statement.section}): ${reason}`]
  })
  return [...strangers, ...reasons]
}

function findReason({ letters }: Statement, tests: readonly TestOutcome[]): string | undefined {
  if (tests.length === 0) return 'no test names it'
  const broken = tests.find(({ status }) => status !== 'passed' && status !== 'skipped')
  if (broken !== undefined) return `${broken.status}: ${broken.title}`
  const passed = tests.filter(({ status }) => status === 'passed')
  if (passed.length === 0) return `skipped: ${tests[0]?.title}`
  const open = letters.find((letter) => !passed.some(({ kind }) => KINDS_OF_LETTER[letter]?.includes(kind)))
  if (open === undefined) return undefined
  const kinds = [...new Set(passed.map(({ kind }) => kind))].join(', ')
  return `${open} asks for a test of another kind than ${kinds}`
}
