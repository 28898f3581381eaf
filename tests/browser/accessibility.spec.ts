import { axeViolations } from './axe'
import { expect, test } from './fixtures'
import { comesToRest } from './map-page'
import { PAGES } from './layout-checks'
import { addToCart, CARDS, openCart, payAtHostedPage, proceedToCheckout } from './shopper'
import { signIn } from './studio'

for (const path of [...PAGES, '/order', '/proof']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
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
    await expect(heading).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
})

test('axe finds nothing in the open drawer', async ({ page }) => {
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  await expect(drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test.describe('where the shop cannot be paid', () => {
  test.use({ expectedComplaints: /status of 503.*create-checkout-session/ })

  test('axe finds nothing in the drawer with its message', async ({ page }) => {
    await page.route('**/api/create-checkout-session', (route) => route.fulfill({ status: 503, body: '' }))
    await addToCart(page, 'donuts', 'M')
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click()
    await expect(drawer.getByRole('alert')).toContainText('No money has moved')
    expect(await axeViolations(page)).toEqual([])
  })
})

test('axe finds nothing on the whole map', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Full zoom out' }).click()
  await expect(page.getByText('Click section icons to enter • Drag to explore')).toBeVisible()
  await comesToRest(page)
  expect(await axeViolations(page)).toEqual([])
})

test('axe finds nothing in the quick view', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Quick view: Donuts' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('axe finds nothing in the open menu of narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('axe finds nothing on the page of a paid order and on the studio’s list of orders', async ({ page }) => {
  test.slow()
  await addToCart(page, 'donuts', 'M')
  await (await openCart(page)).getByRole('radio', { name: /^Pickup/ }).check({ force: true })
  await proceedToCheckout(page)
  await payAtHostedPage(page, CARDS.pays, 'pickup')
  await expect(page.getByRole('heading', { name: /order successful/i })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await signIn(page)
  const lists = page.getByRole('group', { name: 'Lists' })
  await expect(lists.getByRole('button', { name: /^To print/ })).toContainText(/\d/)
  expect(await axeViolations(page), 'in the list to print').toEqual([])
  await lists.getByRole('button', { name: 'All' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await axeViolations(page), 'in the list of all').toEqual([])
})
