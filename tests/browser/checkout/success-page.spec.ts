import { expect, test } from '../support/fixtures'
import { addToCart, CARDS, openCart, payAtHostedPage, proceedToCheckout } from '../support/shopper'

test.describe('before the scripts run', () => {
  test.use({ expectedComplaints: /ERR_FAILED.*\.js/ })

  test('a buyer who leaves for home is shown the order, and no cancelled checkout', async ({ page }) => {
    await addToCart(page, 'donuts', 'M')
    await openCart(page)
    await proceedToCheckout(page)
    const scripts = /\/static\/.*\.js/
    await page.route(/\/checkout-success/, async (route) => {
      // Only those of the page that the buyer leaves: the payment page needs its own.
      await page.route(scripts, (script) => script.abort())
      await route.continue()
    })
    await payAtHostedPage(page, CARDS.pays, 'shipping')
    await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page.getByRole('heading', { name: 'Order successful' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Shopping cart/ })).toHaveCount(0)
  })
})

test.describe('while the shop cannot be reached', () => {
  test.use({ expectedComplaints: /ERR_FAILED.*\/api\/orders|GET \/api\/orders failed/ })

  test('the page that a buyer comes back to waits, says so, keeps the cart, and then shows the order', async ({
    page,
  }) => {
    await addToCart(page, 'donuts', 'M')
    await openCart(page)
    await proceedToCheckout(page)
    const orders = /\/api\/orders/
    await page.context().route(orders, (route) => route.abort())
    await payAtHostedPage(page, CARDS.pays, 'shipping')
    await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('The shop cannot be reached right now.')
    await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
    await page.context().unroute(orders)
    await expect(page.getByRole('heading', { name: 'Order successful' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Shopping cart/ })).toHaveCount(0)
  })
})
