import { chromiumLaunch } from '../../scripts/browser.mjs'
import { expect, test } from './fixtures'
import { addToCart, openCart, proceedToCheckout } from './shopper'

// Playwright switches the back-forward cache off.
test.use({
  launchOptions: { ...(await chromiumLaunch()), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test('[180] [182] the page is as it was left, but tells what was cancelled, and its button is idle', async ({
  page,
}) => {
  await addToCart(page, 'donuts', 'M')
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['comesBack'] = String(persisted)
    })
  })
  await openCart(page)
  await proceedToCheckout(page)
  await page.evaluate(() => window.history.back()).catch(() => undefined)
  await page.waitForURL('**/checkout-cancelled')
  await expect(page.locator('html')).toHaveAttribute('data-comes-back', 'true')
  await expect(page.getByRole('heading', { name: 'Checkout cancelled' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await proceedToCheckout(page)
})
