import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** Most presses that a step of the studio's day may take. */
const MAX_PRESSES = 3

const TABLE = new URL('../../../docs/decisions/032-a-week-at-the-board.md', import.meta.url)

/** The presses of each step by the table of decision 032, which is kept true by these tests. */
function readActionTable(): ReadonlyMap<string, number> {
  const rows = readFileSync(TABLE, 'utf8').matchAll(/^\| ([^|]+?) +\| (\d+) +\|/gm)
  return new Map([...rows].map(([, step = '', presses]) => [step, Number(presses)]))
}

/**
 * Counts what a person presses on a page, from now on: fingers and mouse buttons that go down, and Enter. What is typed
 * into a field does not count. Returns a function that does one step and fails where it took more than three, or another
 * number than the table says.
 */
export async function countActions(page: Page) {
  const told = readActionTable()
  let presses = 0
  await page.exposeFunction('countPress', () => {
    presses += 1
  })
  await page.addInitScript(() => {
    const count = () => (globalThis as unknown as { countPress(): void }).countPress()
    addEventListener('pointerdown', count, true)
    addEventListener('keydown', ({ key }) => (key === 'Enter' ? count() : undefined), true)
  })
  /** The page's reports arrive before the answer to this call, those of the press that led here as well. */
  const receiveReports = () => page.evaluate(() => undefined)
  return async (step: string, doIt: () => Promise<void>): Promise<void> => {
    await receiveReports()
    presses = 0
    await doIt()
    await receiveReports()
    expect(presses, `presses to ${step}`).toBe(told.get(step))
    expect(presses, `presses to ${step}`).toBeLessThanOrEqual(MAX_PRESSES)
  }
}
