import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { waitForAnimations } from './frames'

const WITHIN = 'data-axe-within'

/**
 * Returns what axe objects to, once what fades or slides in has arrived, as its contrast cannot be judged before. With
 * `within` it judges that part alone: the rest of a page of Medusa's admin is Medusa's.
 */
export async function findAxeViolations(page: Page, within?: Locator): Promise<string[]> {
  // A button that stops being busy fades too.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await waitForAnimations(page)
  // Its half a megabyte of script stays on the page: sent and compiled once, not for each look.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Without the legacy mode it opens a second page to put the findings of frames together: the site has none.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (within !== undefined) {
    await within.evaluate((element, name) => element.setAttribute(name, ''), WITHIN)
    axe.include(`[${WITHIN}]`)
  }
  const { violations } = await axe.analyze()
  await within?.evaluate((element, name) => element.removeAttribute(name), WITHIN)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
