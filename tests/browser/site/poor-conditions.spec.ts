import { expect, test } from '../support/fixtures'
import { findClippedText, findOverlaps } from '../support/layout-checks'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /net::ERR_FAILED/,
})

test('without fonts and pictures a shirt is named, whole and bought all the same', async ({ page }) => {
  await page.route(/\.woff2$|\/media\/products\//, (route) => route.abort())
  await page.goto('/product/donuts')
  await expect(page.getByRole('img', { name: 'Donuts, front' })).toBeVisible()
  for (const size of [390, 1280]) {
    await page.setViewportSize({ width: size, height: 844 })
    expect(await findClippedText(page), `${size} px wide`).toEqual([])
    expect(await findOverlaps(page), `${size} px wide`).toEqual([])
  }
  await page.getByRole('radio', { name: /^M/ }).check({ force: true })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'added to cart' }).first()).toBeVisible()
})

test('in forced colours nothing of the shop and the map is cut off', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/product/donuts', '/shop', '/']) {
    await page.goto(path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await findClippedText(page), `${path}, ${width} px wide`).toEqual([])
    }
  }
})
