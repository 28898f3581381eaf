import { expect, test } from '../support/fixtures'
import { addToCart, openCart, proceedToCheckout } from '../support/shopper'

test.use({
  // The browser and the site complain of calls that fail.
  expectedComplaints:
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)|Failed to load products|\/api\/\w+ failed|Loading chunk/,
})

test('offline at the checkout says so at once, sends nothing and keeps the cart [202]', async ({
  page,
  context,
}) => {
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  const button = drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' })
  await expect(button).toBeVisible()
  await context.setOffline(true)
  await button.click()
  await expect(drawer.getByRole('alert')).toContainText(
    'No internet connection. Please check your network and try again.',
  )
  await expect(drawer.getByText('Size: M')).toBeVisible()
  await context.setOffline(false)
  await proceedToCheckout(page)
})

test('offline in mid-page leaves the page, the drawer and the cart as they are', async ({
  page,
  context,
}) => {
  await addToCart(page, 'donuts', 'M')
  await openCart(page)
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: /^One more: Donuts/ }).click()
  await expect(drawer).toContainText('TotalCHF 74.40')
  await page.keyboard.press('Escape')
  // The shop's section was never loaded.
  await page.getByRole('link', { name: 'Back to shop' }).click()
  await expect(page).toHaveURL('/shop')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Shopping cart, 2 items' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Donuts' }).first()).toBeVisible()
})
