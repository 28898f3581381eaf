import { expect, test } from '../support/fixtures'
import { addToCart, openCart } from '../support/shopper'

test('on a phone the drawer fills the screen, and its close button leads back [91] [94]', async ({
  page,
}) => {
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  await expect(drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeInViewport({ ratio: 1 })
  await drawer.evaluate((node) => Promise.all(node.getAnimations().map((animation) => animation.finished)))
  expect(await drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeFocused()
})
