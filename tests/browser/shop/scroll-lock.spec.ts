import { getChromiumLaunch } from '../../../scripts/lib/chromium'
import { expect, test } from '../support/fixtures'
import { waitForFrames } from '../support/frames'
import { addToCart, openCart } from '../support/shopper'

// Playwright hides the scroll bars that take room.
test.use({
  viewport: { width: 800, height: 500 },
  launchOptions: { ...(await getChromiumLaunch()), ignoreDefaultArgs: ['--hide-scrollbars'] },
})

test('the page behind the drawer neither scrolls nor moves', async ({ page }) => {
  await addToCart(page, 'donuts', 'M')
  const top = () => page.evaluate(() => scrollY)
  const title = page.getByRole('heading', { level: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  const before = await title.boundingBox()
  const room = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  expect(await room()).toBeGreaterThan(0)
  await openCart(page)
  await expect.poll(room).toBe(0)
  const heard = await page.evaluateHandle(() => {
    const types: string[] = []
    for (const type of ['wheel', 'keyup']) addEventListener(type, () => types.push(type), { passive: true })
    return types
  })
  await page.mouse.move(100, 250)
  await page.mouse.wheel(0, 300)
  await page.keyboard.press('PageDown')
  await expect.poll(() => heard.jsonValue()).toEqual(expect.arrayContaining(['wheel', 'keyup']))
  await waitForFrames(page, 20)
  expect(await top()).toBe(0)
  expect(await title.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(top).toBe(300)
})
