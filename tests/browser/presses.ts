import { expect, type Page } from '@playwright/test'

/** Most presses that a step of the studio's day may take. */
const MOST = 3

/**
 * Counts what a person presses on a page, from now on: fingers and mouse buttons that go down, and Enter. What is typed
 * into a field does not count. Returns a function that does one step and fails where it took more than three.
 */
export async function countPresses(page: Page) {
  let presses = 0
  await page.exposeFunction('countPress', () => {
    presses += 1
  })
  await page.addInitScript(() => {
    const count = () => void (globalThis as unknown as { countPress(): void }).countPress()
    addEventListener('pointerdown', count, true)
    addEventListener('keydown', ({ key }) => (key === 'Enter' ? count() : undefined), true)
  })
  return async (step: string, doIt: () => Promise<void>): Promise<void> => {
    presses = 0
    await doIt()
    // What the page has reported is here before its next answer.
    await page.evaluate(() => undefined)
    expect(presses, `presses to ${step}`).toBeGreaterThan(0)
    expect(presses, `presses to ${step}`).toBeLessThanOrEqual(MOST)
  }
}
