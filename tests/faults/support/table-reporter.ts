import type { Reporter, TestCase } from 'vitest/node'
import { FAULTS } from './faults.ts'

type Count = { green: number; red: number; skipped: number }

/** Prints, after everything else, how often each of the FAULTS was injected and held. */
export default class TableReporter implements Reporter {
  private readonly rows = new Map<number, Count>()

  onTestCaseResult(test: TestCase): void {
    const [, row] = /\bfault (\d+):/.exec(test.name) ?? []
    if (row === undefined) return
    const count = this.rows.get(Number(row)) ?? { green: 0, red: 0, skipped: 0 }
    const { state } = test.result()
    if (state === 'passed') count.green += 1
    else if (state === 'failed') count.red += 1
    else count.skipped += 1
    this.rows.set(Number(row), count)
  }

  onTestRunEnd(): void {
    if (this.rows.size === 0) return
    console.log('\nfault  times  green  red  skipped')
    for (const [row, { green, red, skipped }] of [...this.rows].toSorted(([a], [b]) => a - b)) {
      const cells = [green + red, green, red, skipped].map((cell, at) =>
        String(cell).padStart([7, 7, 5, 9][at] ?? 7),
      )
      const what = (FAULTS as Readonly<Record<number, string>>)[row] ?? ''
      console.log(`${String(row).padStart(5)}${cells.join('')}  ${red > 0 ? 'RED  ' : ''}${what}`)
    }
  }
}
