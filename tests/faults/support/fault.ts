import { it, type TestContext } from 'vitest'
import type { FaultNumber } from './faults'

/** How often each fault is injected; `npm run faults` sets it. */
const ROUNDS = Math.max(1, Number(process.env['FAULT_REPEATS'] ?? '1'))
/** Whether every variant of a fault is played, not only the quick ones. */
export const IS_FULL = ROUNDS > 1

/**
 * Added to each limit of time that a fault's test asserts, in milliseconds: a machine with other work is slow, and what
 * would wait for ever is told from it all the same.
 */
export const OTHER_WORK_MS = 15_000

/** Calls `define` for each round that is played, with what the titles of its tests end with. */
export function defineForEachRound(define: (times: string) => void): void {
  for (let round = 1; round <= ROUNDS; round += 1) define(IS_FULL ? ` (${round} of ${ROUNDS})` : '')
}

/** A test of one of the FAULTS, as often as was asked for. Its number stands in the title, for the table of results. */
export function testFault(
  fault: FaultNumber,
  what: string,
  scenario: (test: TestContext) => Promise<void>,
): void {
  defineForEachRound((times) => it(`fault ${fault}: ${what}${times}`, scenario))
}
