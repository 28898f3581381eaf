import { it, type TestContext } from 'vitest'

/** How often each fault is injected; `npm run faults` sets it. */
const ROUNDS = Math.max(1, Number(process.env['FAULT_REPEATS'] ?? '1'))
/** Whether every variant of a fault is played, not only the quick ones. */
export const IS_FULL = ROUNDS > 1

/** A test of one row of the table of faults, as often as was asked for; `row` stands in its title, for the table. */
export function fault(row: number, what: string, scenario: (test: TestContext) => Promise<void>): void {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const times = IS_FULL ? ` (${round} of ${ROUNDS})` : ''
    it(`fault ${row}: ${what}${times}`, scenario)
  }
}
