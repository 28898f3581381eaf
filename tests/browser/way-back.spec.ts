import { expect, test } from './fixtures'
import { addToCart, openCart, proceedToCheckout } from './shopper'

for (const [from, page_] of [
  ['the root', '/'],
  ['a shirt', '/product/donuts'],
] as const) {
  test(`[182] the browser’s Back from the payment page to ${from} leads to what was cancelled, and checks out again`, async ({
    page,
  }) => {
    await addToCart(page, 'donuts', 'M')
    await page.goto(page_)
    await openCart(page)
    await proceedToCheckout(page)
    await page.goBack()
    await page.waitForURL('**/checkout-cancelled')
    await expect(page.getByRole('heading', { name: 'Checkout cancelled' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    const button = page.getByRole('dialog').getByRole('button', { name: 'PROCEED TO CHECKOUT' })
    await expect(button).toBeEnabled()
    await proceedToCheckout(page)
  })
}
