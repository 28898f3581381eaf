import type { Page } from '@playwright/test'
import { expect, test, WEBGL } from '../support/fixtures'
import { addToCart } from '../support/shopper'

test.use({
  expectedComplaints: new RegExp(
    [
      'The press has jammed',
      'A part of the page could not be rendered',
      // React: a part of the served page could not be taken over, and is rendered again.
      'Minified React error #4(18|19|22|23|25)',
    ].join('|'),
  ),
})

/** Makes a part of the site throw when it is rendered. */
async function breakPart(page: Page, chunk: string) {
  await page.route(`**/static/js/${chunk}.*.chunk.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The press has jammed")' }),
  )
}

const screen = (page: Page) => page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' })

/** The frames around pages, and one page, by the script that draws it: all pages have the same boundary around them. */
const WHOLE_PAGES = [
  ['the frame of the map', 'map-page', '/printing'],
  ['the frame of all other pages', 'standard-page', '/product/donuts'],
  ['a product’s page', 'product-page', '/product/donuts'],
] as const

for (const [name, chunk, path] of WHOLE_PAGES) {
  test(`an error in ${name} shows the error screen with its text [124] [127]`, async ({ page }) => {
    await breakPart(page, chunk)
    await page.goto(path)
    await expect(screen(page)).toBeVisible()
    await expect(page.getByRole('main').locator('details').getByText('The press has jammed')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Atelier Steinbock' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('an error in a section is shown in its place, and the page around it stands [124]', async ({ page }) => {
  await breakPart(page, 'apps-section')
  await page.goto('/apps')
  const place = page.locator('[data-section="apps"]')
  await expect(place.getByRole('alert')).toBeVisible()
  await expect(place.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(screen(page)).toHaveCount(0)
})

test(
  'an error in the scene leaves the map as a picture, and the page around it stands [124]',
  WEBGL,
  async ({ page }) => {
    await breakPart(page, 'start-scene')
    await page.goto('/printing')
    await expect(page.locator('img[src^="/media/map/sheet.svg"]')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Printing Services' })).toBeVisible()
    await expect(screen(page)).toHaveCount(0)
  },
)

test('an error in the cart’s drawer is shown in a message, and the page around it stands [124]', async ({
  page,
}) => {
  await breakPart(page, 'checkout-drawer')
  await addToCart(page, 'donuts', 'M')
  await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Donuts' })).toBeVisible()
  await expect(screen(page)).toHaveCount(0)
})
