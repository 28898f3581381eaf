import type { Page } from '@playwright/test'
import { getChromiumLaunch } from '../../../scripts/lib/chromium'
import { expect, test } from '../support/fixtures'
import { addToCart, openCart, proceedToCheckout, UNPAID_COMPLAINTS } from '../support/shopper'

// Playwright switches the back-forward cache off.
test.use({
  expectedComplaints: UNPAID_COMPLAINTS,
  launchOptions: { ...(await getChromiumLaunch()), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

/** Marks the page when it is shown again from memory. */
async function markReturns(page: Page) {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['comesBack'] = String(persisted)
    })
  })
}

const goBack = (page: Page) => page.evaluate(() => window.history.back()).catch(() => undefined)

/** Whether this browser keeps any page at all: a Chromium that was built without windows does not. */
async function keepsPages(page: Page): Promise<boolean> {
  await page.goto('/robots.txt')
  await markReturns(page)
  await page.goto('/robots.txt?again')
  await goBack(page)
  // One that is kept is not loaded.
  await page.waitForURL(/robots\.txt$/, { waitUntil: 'commit' })
  return (await page.locator('html').getAttribute('data-comes-back')) === 'true'
}

/** Comes back from the payment page by the browser's own button. */
async function comeBack(page: Page) {
  await addToCart(page, 'donuts', 'M')
  await markReturns(page)
  await openCart(page)
  await proceedToCheckout(page)
  await goBack(page)
  await page.waitForURL('**/checkout-cancelled', { waitUntil: 'commit' })
}

/** Checks that the page says that the checkout was cancelled, and that it can be tried again. */
async function expectIdle(page: Page) {
  await expect(page.getByRole('heading', { name: 'Checkout cancelled' })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/c\/pay\//)
}

test('a buyer who comes back from the payment page sees what was cancelled, and can try again [180] [182]', async ({
  page,
}) => {
  await comeBack(page)
  await expectIdle(page)
})

test('a page that the browser has kept from before the payment tells it as well, and its button is idle', async ({
  page,
}) => {
  test.skip(!(await keepsPages(page)), 'This browser keeps no page for the way back.')
  await comeBack(page)
  await expect(page.locator('html')).toHaveAttribute('data-comes-back', 'true')
  await expectIdle(page)
})
