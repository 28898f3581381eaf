import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { addToCart, openCart } from './shopper'

const PAGES = [
  '/',
  '/printing',
  '/apps',
  '/inventory-app',
  '/shop',
  '/about',
  '/bonus',
  '/privacy',
  '/terms',
  '/product/donuts',
  '/checkout-success',
  '/checkout-cancelled',
  '/order',
  '/admin',
]

/** What axe objects to, once what fades or slides in has arrived: before, its contrast cannot be judged. */
async function findingsOf(page: Page) {
  await page.waitForTimeout(600)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
  })
}

test.describe('where something is missing', () => {
  // The browser notes each answer that is an error; the request helper logs its own.
  test.use({
    expectedComplaints: /status of 404.*\/api\/orders|^GET \/api\/orders failed HttpError: HTTP 404/,
  })

  test('axe finds nothing where an order is not known', async ({ page }) => {
    await page.goto('/checkout-success?session_id=cs_test_nobody')
    const heading = page.getByRole('heading', { level: 1, name: 'We do not know this order' })
    await expect(heading).toBeVisible({ timeout: 20_000 })
    expect(await findingsOf(page)).toEqual([])
  })
})

test('axe finds nothing in the open drawer', async ({ page }) => {
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  await expect(drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

test('axe finds nothing on the whole map', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Full zoom out' }).click()
  await expect(page.getByText('Click section icons to enter • Drag to explore')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

test('a shirt is found and bought up to the payment page by keyboard alone', async ({ page }) => {
  await page.goto('/shop')
  await press(page, 'Enter', page.getByRole('link', { name: 'Donuts' }).first())
  await press(page, 'Space', page.getByRole('radio', { name: /^S\b/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^M\b/ })).toBeChecked()
  await press(page, 'Enter', page.getByRole('button', { name: 'Add to cart' }))
  const cart = page.getByRole('button', { name: 'Shopping cart, 1 item' })
  await press(page, 'Enter', cart, 'Shift+Tab')
  await press(page, 'ArrowDown', page.getByRole('radio', { name: /^Shipping/ }))
  await expect(page.getByRole('radio', { name: /^Pickup/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(cart).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, 'Enter', page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }))
  await page.waitForURL(/\/c\/pay\//)
})

/** Goes from element to element, as a visitor without a mouse would, and presses a key on the wanted one. */
async function press(page: Page, key: string, wanted: Locator, step: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(wanted).toBeVisible()
  for (let steps = 0; steps < 60; steps += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press(step)
  }
  await expect(wanted).toBeFocused()
  await page.keyboard.press(key)
}
