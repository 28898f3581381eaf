import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe objects to, once what fades or slides in has arrived: before, its contrast cannot be judged. */
export async function findingsOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(600)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
