import { expect, test } from '../support/fixtures'
import { addToCart, openCart, proceedToCheckout, UNPAID_COMPLAINTS } from '../support/shopper'

test.use({ expectedComplaints: UNPAID_COMPLAINTS })

const PLACES = [
  ['the root', '/'],
  ['a shirt', '/product/donuts'],
] as const

for (const [name, path] of PLACES) {
  test(`Back from the payment page to ${name} leads to what was cancelled, and checks out again [182]`, async ({
    page,
  }) => {
    await addToCart(page, 'donuts', 'M')
    await page.goto(path)
    await openCart(page)
    await proceedToCheckout(page)
    await page.goBack()
    await page.waitForURL('**/checkout-cancelled')
    await expect(page.getByRole('heading', { name: 'Checkout cancelled' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(/\/c\/pay\//)
  })
}
