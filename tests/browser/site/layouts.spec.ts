import { expect, test } from '../support/fixtures'
import { getEdges } from '../support/layout-checks'
import { signIn } from '../support/staff'

for (const [name, path, heading, number] of [
  ['a product’s page', '/product/donuts', 'Donuts', '[25]'],
  ['the page after a payment', '/checkout-success', 'No order belongs to this link', '[26]'],
] as const) {
  test(`${name} has header, content, cookie banner and footer, in this order ${number}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const parts = [
      page.getByRole('banner'),
      page.getByRole('main'),
      page.getByRole('region', { name: 'Cookies' }),
      page.getByRole('contentinfo'),
    ]
    for (const part of parts) await expect(part).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Musterstrasse 1, 7000 Chur')
    const handles = await Promise.all(parts.map((part) => part.elementHandle()))
    const isInOrder = await page.evaluate(
      (elements) =>
        elements.every((element, index) => {
          const next = elements[index + 1]
          if (!element || !next) return true
          return Boolean(element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING)
        }),
      handles,
    )
    expect(isInOrder).toBe(true)
  })
}

test('the studio’s page has header, content and footer, and no cookie banner over the board [27] [S12]', async ({
  page,
  context,
}) => {
  await page.goto('/product/donuts')
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Musterstrasse 1, 7000 Chur')
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
  // Besides the language, the cookies hold the session of who has signed in.
  await signIn(page)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['atelier-steinbock.language', 'connect.sid'])
})

test('the map has no footer and no way back to the shop; the standard layout is not its own', async ({
  page,
}) => {
  await page.goto('/shop')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to shop' })).toHaveCount(0)
})

test('on a narrow screen the header’s icons collapse into a menu, on a wide one they stand there [78]', async ({
  page,
}) => {
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Menu' })
  const places = ['Shop', 'Printing Services', 'Web & App Development', 'Contact', 'Bonus'].map((name) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }),
  )
  await expect(toggle).toBeHidden()
  for (const place of places) await expect(place).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(toggle).toBeVisible()
  for (const place of places) await expect(place).toBeHidden()
  await toggle.click()
  for (const place of places) await expect(place).toBeInViewport()
  await places[1]?.click()
  await expect(page).toHaveURL('/printing')
  for (const place of places) await expect(place).toBeHidden()

  // A menu left open is closed when the window has been wide meanwhile, as a tablet's is when it is turned.
  await toggle.click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(toggle).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(toggle).toBeVisible()
  for (const place of places) await expect(place).toBeHidden()
})

test('on a wide screen the pages of the shop stand in the middle and use its room', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  for (const path of ['/product/donuts', '/checkout-success', '/checkout-cancelled']) {
    await page.goto(path)
    const { left, right } = await getEdges(page, 'main > div')
    expect(right - left, path).toBeGreaterThan(1900)
    expect(Math.abs(left - (2560 - right)), path).toBeLessThan(20)
  }
})

test('the menu opens before the scripts are there, and they leave it open; Escape and a tap beside it close it [78]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/static/js/*', async (route) => {
    await released
    await route.continue()
  })
  const opening = page.goto('/terms')
  const toggle = page.getByRole('button', { name: 'Menu' })
  const place = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bonus' })
  await toggle.click()
  await expect(place).toBeInViewport()
  release()
  await opening
  await expect(place).toBeInViewport()
  await place.focus()
  await page.keyboard.press('Escape')
  await expect(place).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await expect(place).toBeInViewport()
  await page.mouse.click(195, 830)
  await expect(place).toBeHidden()
})

test('on pages that wait for an answer, the footer begins below the screen, and what arrives moves nothing in sight', async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    for (const path of ['/order', '/proof', '/checkout-success']) {
      await page.goto(path)
      const footer = await page.getByRole('contentinfo').boundingBox()
      expect(footer?.y, path).toBeGreaterThanOrEqual(size.height)
    }
  }
})
