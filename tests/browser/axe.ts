import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { animationsEnd } from './frames'

/** What axe objects to, once what fades or slides in has arrived: before, its contrast cannot be judged. */
export async function axeViolations(page: Page): Promise<string[]> {
  // A button that stops being busy fades too.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await animationsEnd(page)
  // Otherwise it opens a second page to put the findings of frames together: the site has none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
