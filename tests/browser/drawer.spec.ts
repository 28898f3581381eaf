import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { addToCart, openCart } from './shopper'

/** The box of an element once it has stopped moving. */
async function restingBox(page: Page, name: 'dialog' | 'status', text: RegExp) {
  const element = page.getByRole(name).filter({ hasText: text }).first()
  await element.evaluate((node) => Promise.all(node.getAnimations().map((animation) => animation.finished)))
  const box = await element.boundingBox()
  if (box === null) throw new Error('not on the screen')
  return box
}

test('[134] [89] a message stands at the bottom centre, above the cookie banner until that is acknowledged', async ({
  page,
  context,
}) => {
  await addToCart(page, 'donuts', 'M')
  const message = await restingBox(page, 'status', /added to cart/)
  const banner = await page.getByRole('region', { name: 'Cookies' }).boundingBox()
  expect(message.x + message.width / 2).toBeCloseTo(640, 0)
  expect(message.y + message.height).toBeLessThan(banner?.y ?? 0)
  expect(banner?.y).toBeGreaterThan(600)

  const accept = page.getByRole('button', { name: 'I understand' })
  await accept.click()
  await expect(accept).toHaveCount(0)
  const lower = await restingBox(page, 'status', /added to cart/)
  expect(800 - (lower.y + lower.height)).toBeLessThan(40)
  await page.reload()
  // The cart shows that the page has looked into the browser's storage.
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
  await expect(accept).toHaveCount(0)
  const consent = (await context.cookies()).find(({ name }) => name === 'atelier-steinbock.consent')
  expect(((consent?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(150, 1)
})

test('[90] [92] [95] the drawer is 400 px wide on the right; its backdrop closes it and the focus goes back', async ({
  page,
}) => {
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  await expect(drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
  const box = await restingBox(page, 'dialog', /Shopping cart/)
  expect(box).toEqual({ x: 880, y: 0, width: 400, height: 800 })
  await page.mouse.click(100, 400)
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeFocused()
})

test('[82] a hundred pieces show as 99+, also to a visitor who comes back', async ({ page }) => {
  await addToCart(page, 'donuts', 'M')
  await page.evaluate(() => {
    const key = 'atelier-steinbock.cart'
    const cart = JSON.parse(localStorage.getItem(key) ?? '')
    const [line] = cart.items
    const sizes = Array.from({ length: 10 }, (_, index) => `Size ${index}`)
    cart.items = sizes.map((size) => ({ ...line, id: `${line.productId}-${size}`, size, quantity: 10 }))
    localStorage.setItem(key, JSON.stringify(cart))
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Shopping cart, 100 items' })).toHaveText('99+')
})
