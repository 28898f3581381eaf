import { expect, test } from '../support/fixtures'

test.use({
  // The chunk that is kept from arriving, as the browser, React and the site note it.
  expectedComplaints:
    /ERR_FAILED.*\/product-page\.|Loading chunk product failed\.|A part of the page could not be rendered/,
})

test('a page that cannot be shown says so until it is reloaded or left for home [131] [133]', async ({
  page,
}) => {
  await page.route('**/product-page.*.chunk.js', (route) => route.abort())
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Donuts' }).first().click()
  const heading = page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Loading chunk product failed\. \(missing: .*\.js\)/)
  const reload = page.getByRole('button', { name: 'Reload Page' })
  // The button may stand where the link was.
  await page.mouse.move(0, 0)
  await expect(reload).toHaveCSS('background-color', 'rgb(96, 108, 56)')
  await reload.hover()
  await expect(reload).toHaveCSS('background-color', 'rgb(74, 84, 41)')
  await expect(page.getByRole('main').locator('svg').first()).toHaveCSS('color', 'rgb(163, 38, 27)')

  // Medium: 900 px, in the middle of the screen.
  const content = page.getByRole('main')
  await expect.poll(() => content.boundingBox()).toMatchObject({ x: 190, width: 900 })

  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(heading).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Go to Homepage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome to/ })).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.goto('/product/donuts')
  await expect(heading).toBeVisible()
  await page.unroute('**/product-page.*.chunk.js')
  await reload.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Donuts' })).toBeVisible()
})
