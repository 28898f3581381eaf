import { expect, test } from './fixtures'
import { addToCart, openCart, proceedToCheckout } from './shopper'

// Whoever leaves the map while its scene is starting takes the GPU's context from it.
test.use({ expectedComplaints: /^THREE\.WebGLRenderer: KHR_parallel_shader_compile/ })

const PLACES = [
  ['the root', '/'],
  ['a shirt', '/product/donuts'],
] as const

for (const [name, path] of PLACES) {
  test(`[182] Back from the payment page to ${name} leads to what was cancelled, and checks out again`, async ({
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
    await proceedToCheckout(page)
  })
}
