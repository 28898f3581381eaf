import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { addToCart, openCart } from '../support/shopper'

test.use({
  expectedComplaints: new RegExp(
    [
      'status of 404.*\\.chunk\\.js',
      'ERR_FAILED.*\\.chunk\\.js',
      'Loading chunk [\\w-]+ failed\\.',
      'A part of the page could not be rendered',
      'The press has jammed',
      // React: a part of the served page could not be taken over, and is rendered again.
      'Minified React error #422',
      'The map cannot be measured',
    ].join('|'),
  ),
})

/** Takes a chunk from the server as a deploy does: so often, or until it is put back. */
async function takeAway(page: Page, chunk: string, times = Infinity) {
  const pattern = `**/${chunk}.*.chunk.js`
  let left = times
  // The route stays: taken away while the page reloads, it can leave a request unanswered.
  const gone = (route: Route) =>
    left-- > 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()
  await page.route(pattern, gone)
  return () => page.unroute(pattern)
}

/** How often the page is loaded from now on. */
function countLoads(page: Page) {
  let count = 0
  page.on('load', () => (count += 1))
  return () => count
}

test('after a deploy an old page is loaded again once, silently, and goes on [255]', async ({ page }) => {
  await page.goto('/shop')
  await expect(page.getByRole('link', { name: 'Donuts' }).first()).toBeVisible()
  const loads = countLoads(page)
  // The call for the chunk and the question whether it is gone.
  await takeAway(page, 'product-page', 2)
  await page.getByRole('link', { name: 'Donuts' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Donuts' })).toBeVisible()
  // The page is read from the server, so its heading may be there before it has loaded.
  await expect.poll(loads).toBe(1)
})

test('a chunk that stays away is reported after one reload, without going round, and the cart is kept [255]', async ({
  page,
}) => {
  await addToCart(page, 'donuts', 'M')
  await page.goto('/shop')
  const loads = countLoads(page)
  const putBack = await takeAway(page, 'product-page')
  await page.getByRole('link', { name: 'Crying Skull' }).first().click()
  await expect(page.getByRole('main')).toContainText(/Loading chunk product failed\. \(missing: .*\.js\)/)
  // The message stands in the place of another reload: a page that is loaded again shows none.
  await expect.poll(loads).toBe(1)
  await putBack()
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Crying Skull' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
})

test('a section whose chunk does not come falls alone, says so, and is tried again [255]', async ({
  page,
}) => {
  const putBack = await takeAway(page, 'printing-section')
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Printing Services' }).first().click()
  const alert = page.getByRole('alert').filter({ hasText: 'Loading chunk printing failed.' })
  await expect(alert).toBeVisible()
  await expect(page.getByText('Oops!')).toHaveCount(0)
  await putBack()
  await alert.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Printing Services' })).toBeVisible()
})

test('an error in one section leaves the shop as it is: a shirt is bought beside it', async ({ page }) => {
  await page.route('**/about-section.*.chunk.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The press has jammed")' }),
  )
  await page.goto('/about')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByText('Oops!')).toHaveCount(0)
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await page.getByRole('link', { name: 'Donuts' }).first().click()
  await page.getByRole('radio', { name: /^M\b/ }).check({ force: true })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const drawer = await openCart(page)
  await expect(drawer).toContainText('TotalCHF 42.20')
})

test('a map that breaks leaves its sections as plain pages: the shop goes on selling [124]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { observe } = ResizeObserver.prototype
    ResizeObserver.prototype.observe = function (element, options) {
      if (element.hasAttribute('data-zoom-level')) throw new Error('The map cannot be measured')
      observe.call(this, element, options)
    }
  })
  await page.goto('/printing')
  await expect(page.locator('[data-zoom-level]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Printing Services' })).toBeVisible()
  await expect(page.getByText('Oops!')).toHaveCount(0)
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await page.getByRole('link', { name: 'Donuts' }).first().click()
  await page.getByRole('radio', { name: /^M\b/ }).check({ force: true })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(await openCart(page)).toContainText('TotalCHF 42.20')
})

test('a drawer that does not come says so, leaves the page standing, and comes on Try again', async ({
  page,
}) => {
  await addToCart(page, 'donuts', 'M')
  await page.route('**/checkout-drawer.*.chunk.js', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'Loading chunk cart-drawer failed.' })
  await expect(message).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Donuts' })).toBeVisible()
  await page.unroute('**/checkout-drawer.*.chunk.js')
  await message.getByRole('button', { name: 'Try again' }).click()
  // Some browsers never ask twice for a file that has failed; there the page is loaded again, and the drawer is closed.
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible()))
      await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click({ timeout: 1000 })
    await expect(page.getByRole('dialog')).toContainText('TotalCHF 42.20', { timeout: 1000 })
  }).toPass()
})
