import { request } from '@playwright/test'
import { expect, getShopValue, test } from '../support/fixtures'
import { createManyShirts } from '../support/many-shirts'
import { zoomTo } from '../support/map-page'

/** With the four that are there: a first page of 24, and a second one of 7. */
const MORE = 27

let takeDown: () => Promise<void>
test.beforeAll(async () => {
  takeDown = await createManyShirts(await request.newContext({ baseURL: getShopValue('siteUrl') }), MORE)
})
test.afterAll(() => takeDown())

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every shirt is reached by the links to the pages of the shop, in the chosen language [F4]', async ({
    page,
  }) => {
    await page.goto('/shop')
    const shop = page.locator('[data-content=shop]')
    await expect(shop.getByRole('article')).toHaveCount(24)
    await expect(shop.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
    await shop.getByRole('link', { name: 'More shirts' }).click()
    await expect(page).toHaveURL('/shop?page=2')
    await expect(page).toHaveTitle('Shop, page 2 | Atelier Steinbock')
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('ShopPage 2 of 2')
    await expect(shop.getByRole('article')).toHaveCount(7)
    await expect(shop.getByRole('link', { name: 'Shirt 027' })).toBeVisible()
    await expect(shop.getByRole('link', { name: 'More shirts' })).toHaveCount(0)
    await expect(shop.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/shop?page=2&lang=de')
    await expect(page).toHaveTitle('Shop, Seite 2 | Atelier Steinbock')
    await expect(shop.getByRole('article')).toHaveCount(7)
    await shop.getByRole('link', { name: 'Seite 1' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(shop.getByRole('article')).toHaveCount(24)
  })

  test('a page that there is not leads to the last one [F4]', async ({ page }) => {
    await page.goto('/shop?page=77')
    await expect(page).toHaveURL('/shop?page=2')
    await page.goto('/shop?page=nonsense')
    await expect(page).toHaveURL('/shop')
  })
})

test('the map stays where it is from page to page, and Back leads to the same place of the list [F4]', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (one) => requested.push(new URL(one.url()).pathname))
  await page.goto('/shop')
  const shop = page.locator('[data-content=shop]')
  await expect(shop.getByRole('article')).toHaveCount(24)
  await zoomTo(page, 120)
  const more = shop.getByRole('link', { name: 'More shirts' })
  await more.scrollIntoViewIfNeeded()
  const top = () => shop.evaluate((element) => element.scrollTop)
  // The place is kept in the history once the scrolling is over.
  await expect.poll(() => page.evaluate(() => history.state?.top ?? 0)).toBeGreaterThan(500)
  const left = await top()

  await page.evaluate(() => {
    const section = document.querySelector('[data-section=shop]')
    const places = new Set<string>()
    const note = () => {
      const { x, y, width } = section?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0 }
      places.add(`${x} ${y} ${width}`)
      requestAnimationFrame(note)
    }
    note()
    Object.assign(window, { places })
  })
  await more.click()
  await expect(page).toHaveURL('/shop?page=2')
  await expect(page).toHaveTitle('Shop, page 2 | Atelier Steinbock')
  await expect(shop.getByRole('article')).toHaveCount(7)
  const heading = shop.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  expect(await top()).toBe(0)
  await shop.getByRole('button', { name: 'Quick view: Shirt 027' }).click()
  await expect(page.getByRole('dialog', { name: 'Shirt 027' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => (window as unknown as { places: Set<string> }).places.size)).toBe(1)

  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(page).toHaveTitle('Shop: t-shirts printed in Chur | Atelier Steinbock')
  await expect(shop.getByRole('article')).toHaveCount(24)
  await expect.poll(top).toBe(left)
  // The catalogue is read once, at the start, whatever pages are looked at [216].
  expect(requested.filter((path) => path === '/api/products')).toHaveLength(1)
})
