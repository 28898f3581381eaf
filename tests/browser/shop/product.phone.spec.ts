import type { Locator, Page } from '@playwright/test'
import { expect, getShopValue, test } from '../support/fixtures'
import { waitForAnimations } from '../support/frames'
import { addToCart, openCart } from '../support/shopper'

const bar = (page: Page) => page.getByRole('group', { name: 'Buy' })

async function getBox(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('not on the screen')
  return box
}

test('a phone offers the shirt at the bottom until the page’s own button is in view [172] [199]', async ({
  page,
}) => {
  await page.goto('/product/crying-skull')
  const choose = bar(page).getByRole('button', { name: 'Select a size' })
  await expect(choose).toBeVisible()
  // Above the cookie banner, and on the screen.
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect
    .poll(
      async () => (await getBox(bar(page))).y + (await getBox(bar(page))).height - (await getBox(banner)).y,
    )
    .toBeCloseTo(0, 0)

  await choose.click()
  await expect(page.getByRole('alert')).toHaveText('Please select a size before adding to cart')
  await expect(page.getByRole('radio', { name: 'S' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'S' })).toBeInViewport()
  await page.getByRole('radio', { name: 'M' }).check({ force: true })

  await page.getByRole('button', { name: 'I understand' }).click()
  const own = page.getByRole('button', { name: 'Add to cart', exact: true })
  await own.scrollIntoViewIfNeeded()
  await expect(bar(page).getByRole('button')).toHaveCount(0)

  await page.getByRole('heading', { name: 'Size chart' }).scrollIntoViewIfNeeded()
  const add = bar(page).getByRole('button', { name: 'Add to cart, Size: M' })
  await expect(add).toBeVisible()
  await add.click()
  const message = page.getByRole('status').filter({ hasText: 'Crying Skull, size M, added to cart' })
  await expect(message).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()

  // The bar ends above the footer: nothing of that is ever covered.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const footer = page.getByRole('contentinfo')
  await expect
    .poll(
      async () => (await getBox(bar(page))).y + (await getBox(bar(page))).height - (await getBox(footer)).y,
    )
    .toBeLessThanOrEqual(1)
})

test('the first screen of the shop has a shirt with its price and its sizes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop')
  await page.getByRole('button', { name: 'I understand' }).click()
  const size = await getBox(page.getByRole('link', { name: /, Size: S$/ }).first())
  expect(size.y + size.height).toBeLessThan(844)
})

for (const language of ['en', 'de'])
  test(`on a phone the message of what was added is closed beside its first line in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${language}`)
    await addToCart(page, 'donuts', 'S')
    const message = page.getByRole('status').filter({ hasText: 'Donuts' })
    await waitForAnimations(page)
    const words = await getBox(message.getByText('Donuts'))
    const action = await getBox(message.getByRole('button').first())
    const close = await getBox(message.getByRole('button').last())
    expect(close.y).toBeLessThanOrEqual(words.y)
    expect(close.x).toBeGreaterThanOrEqual(words.x + words.width)
    expect(close.x).toBeGreaterThanOrEqual(action.x + action.width)
  })

test('a finger swipes between front and back', async ({ page, context }) => {
  await page.goto('/product/crying-skull')
  const enlarge = page.getByRole('button', { name: 'Enlarge: Crying Skull, front' })
  const { x, y, width, height } = await getBox(enlarge)
  const touch = await context.newCDPSession(page)
  const at = (part: number) => [{ x: x + width * part, y: y + height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.8) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.5) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.2) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByRole('img', { name: 'Crying Skull, back' })).toBeVisible()
})

test('a tap brings the picture close up, and another shows the whole of it', async ({ page }) => {
  await page.goto('/product/crying-skull')
  await page.getByRole('button', { name: 'Enlarge: Crying Skull, front' }).tap()
  const closer = page.getByRole('button', { name: 'Closer: Crying Skull, front' })
  const close = await getBox(closer)
  await closer.tap()
  await expect.poll(async () => close.width / (await getBox(closer)).width).toBeCloseTo(2.2, 1)
  await expect(closer).toBeInViewport({ ratio: 1 })
})

test('the drawer that opens over a message has its total and its button in sight', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'atelier-steinbock.consent', value: 'true', url: getShopValue('siteUrl') },
  ])
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  await expect(page.getByText('Donuts, size M, added to cart')).toBeHidden()

  await addAnother(page)
  await openCart(page)
  await drawer.getByRole('button', { name: 'Remove Donuts, size L' }).click()
  const message = page.getByRole('status').filter({ hasText: 'removed from cart' })
  await expect(message).toBeVisible()
  await message.evaluate((bar) => Promise.all(bar.getAnimations().map(({ finished }) => finished)))
  for (const name of ['PROCEED TO CHECKOUT', 'Continue Shopping']) {
    const roomBelow = async () => {
      const { y, height } = await getBox(drawer.getByRole('button', { name }))
      return (await getBox(message)).y - (y + height)
    }
    await expect.poll(roomBelow, { message: name }).toBeGreaterThanOrEqual(0)
  }
})

async function addAnother(page: Page) {
  await page.getByRole('button', { name: 'Continue Shopping' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Shopping cart, 2 items' })).toBeVisible()
}
