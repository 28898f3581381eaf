import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { addToCart, openCart } from './shopper'

const PAGES = [
  '/',
  '/printing',
  '/apps',
  '/inventory-app',
  '/shop',
  '/about',
  '/privacy',
  '/terms',
  '/product/donuts',
  '/checkout-success',
  '/checkout-cancelled',
  '/admin',
]

async function findingsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // What fades in has to have arrived before its contrast can be judged.
    await page.waitForTimeout(600)
    expect(await findingsOf(page)).toEqual([])
  })
}

test('axe finds nothing in the open drawer', async ({ page }) => {
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  await expect(drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
  await page.waitForTimeout(600)
  expect(await findingsOf(page)).toEqual([])
})

test('axe finds nothing on the whole map', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Full zoom out' }).click()
  await expect(page.getByText('Click section icons to enter • Drag to explore')).toBeVisible()
  await page.waitForTimeout(600)
  expect(await findingsOf(page)).toEqual([])
})

test('a shirt can be bought up to the payment page by keyboard alone', async ({ page }) => {
  await page.goto('/product/donuts')
  const size = page.getByRole('radio', { name: /^S\b/ })
  await tabTo(page, size)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^M\b/ })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }))
  await page.keyboard.press('Enter')
  const cart = page.getByRole('button', { name: 'Shopping cart, 1 item' })
  await expect(cart).toBeVisible()
  await cart.focus()
  await page.keyboard.press('Enter')
  const proceed = page.getByRole('button', { name: 'PROCEED TO CHECKOUT' })
  await expect(proceed).toBeVisible()
  await tabTo(page, proceed)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/c\/pay\//)
})

/** Presses Tab until an element has the focus, as a visitor without a mouse would. */
async function tabTo(page: Page, element: ReturnType<Page['locator']>) {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}
