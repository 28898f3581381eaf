import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { pressKeyOn } from '../support/keyboard'
import { addToCart, openCart } from '../support/shopper'

/** The box of an element once it has stopped moving. */
async function measureRestingBox(page: Page, name: 'dialog' | 'status', text: RegExp) {
  const element = page.getByRole(name).filter({ hasText: text }).first()
  await element.evaluate((node) => Promise.all(node.getAnimations().map((animation) => animation.finished)))
  const box = await element.boundingBox()
  if (box === null) throw new Error('not on the screen')
  return box
}

test('a message slides up to the bottom centre as a filled bar, above the cookie banner until that is acknowledged [89] [134]', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const slides: { from: unknown; to: unknown }[] = []
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || target.closest('[role="status"], [role="alert"]') === null) return
      for (const { effect } of target.getAnimations())
        if (effect instanceof KeyframeEffect) {
          const [from, to] = [effect.getKeyframes().at(0), effect.getKeyframes().at(-1)]
          slides.push({ from: from?.['transform'], to: to?.['transform'] })
        }
    })
    Object.assign(window, { slides })
  })
  await addToCart(page, 'donuts', 'M')
  const bar = page.getByRole('status').filter({ hasText: 'added to cart' })
  // It stays as long as the pointer lies on it.
  await bar.hover()
  const message = await measureRestingBox(page, 'status', /added to cart/)
  expect(message.x + message.width / 2).toBeCloseTo(640, 0)
  // From below its own height to its place.
  expect(await page.evaluate(() => Reflect.get(window, 'slides'))).toContainEqual({
    from: expect.stringMatching(/^translateY\((calc\(100% \+ 20px\))\)$/),
    to: 'none',
  })
  await expect(bar).toHaveCSS('background-color', 'rgb(40, 54, 24)')

  const banner = await page.getByRole('region', { name: 'Cookies' }).boundingBox()
  expect(message.y + message.height).toBeLessThan(banner?.y ?? 0)
  expect(banner?.y).toBeGreaterThan(600)
  const accept = page.getByRole('button', { name: 'I understand' })
  await accept.click()
  await expect(accept).toHaveCount(0)
  const lower = await measureRestingBox(page, 'status', /added to cart/)
  expect(800 - (lower.y + lower.height)).toBeLessThan(40)
  await page.reload()
  // The cart shows that the page has looked into the browser's storage.
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
  await expect(accept).toHaveCount(0)
  const consent = (await context.cookies()).find(({ name }) => name === 'atelier-steinbock.consent')
  expect(((consent?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(150, 1)
})

test('the drawer is 400 px wide on the right, gives the focus back, and takes a removal back [90] [92] [95] [98] [170]', async ({
  page,
}) => {
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  await expect(drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
  const box = await measureRestingBox(page, 'dialog', /Shopping cart/)
  expect(box).toEqual({ x: 880, y: 0, width: 400, height: 800 })
  await page.mouse.click(100, 400)
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeFocused()

  await test.step('a removal is taken back by keyboard: the message stays in reach beside the drawer', async () => {
    await openCart(page)
    await pressKeyOn(page, 'Enter', drawer.getByRole('button', { name: 'Remove Donuts, size M' }))
    await expect(drawer.getByRole('heading', { name: 'Shopping cart' })).toBeFocused()
    await pressKeyOn(page, 'Enter', page.getByRole('button', { name: 'Undo' }))
    await expect(drawer.getByRole('listitem')).toContainText('Donuts')
    await expect(drawer.getByRole('heading', { name: 'Shopping cart' })).toBeFocused()
  })
  await test.step('one that was emptied leaves the focus on the page', async () => {
    await drawer.getByRole('button', { name: /^Remove/ }).click()
    await expect(drawer).toContainText('Your cart is empty')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('on a low screen the delivery choice, the total and the button stay in sight, with one shirt and with three', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  for (const sizes of [['M'], ['S', 'L']]) {
    for (const size of sizes) await addToCart(page, 'donuts', size)
    const drawer = await openCart(page)
    const parts = [
      drawer.getByRole('radio', { name: /^Pickup/ }),
      drawer.getByText('Total', { exact: true }),
      drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }),
    ]
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('the message over the quick view and an enlarged picture leads to the cart, and Escape to its icon', async ({
  page,
}) => {
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Quick view: Donuts' }).click()
  const view = page.getByRole('dialog', { name: 'Donuts', exact: true })
  await view.getByRole('radio', { name: /^M\b/ }).check({ force: true })
  await view.getByRole('button', { name: 'Add to cart' }).click()
  await view.getByRole('button', { name: /^Enlarge/ }).click()
  await expect(page.getByRole('dialog', { name: 'Donuts, front' })).toBeVisible()
  await page.getByRole('button', { name: 'Show cart' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toHaveCount(1)
  await expect(drawer.getByRole('heading', { name: 'Shopping cart' })).toBeFocused()
  await drawer.getByRole('button', { name: /^One more/ }).click()
  await expect(drawer).toContainText('SubtotalCHF 59.80')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Shopping cart, 2 items' })).toBeFocused()
})

test('a drawer that was not there yet slides in, too', async ({ page }) => {
  const isWanted = (url: URL) => url.pathname.includes('/checkout-drawer.')
  let release = () => {}
  const pressed = new Promise<void>((resolve) => (release = resolve))
  await page.route(isWanted, async (route) => {
    await pressed
    await route.continue()
  })
  await addToCart(page, 'donuts', 'M')
  await page.evaluate(() => {
    const ran: string[] = []
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (target instanceof Element && target.role === 'dialog') ran.push(propertyName)
    })
    Object.assign(window, { ran })
  })
  await page.getByRole('button', { name: 'Show cart' }).click()
  release()
  await expect(page.getByRole('dialog')).toBeInViewport()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toContain('translate')
})
