import { expect, test } from '../support/fixtures'
import { measureSheetOffset, isComposited } from '../support/composited-glide'
import { waitForRest, measureOffCentre, openMap } from '../support/map-page'
import { expectLoaded } from '../support/expect-picture-loaded'

test('in a browser with WebGL switched off the map is made of pictures and works the same', async ({
  page,
}) => {
  test.slow()
  await openMap(page)
  expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2') === null)).toBe(true)
  await expect(page.locator('img[src^="/media/map/sheet.svg"]')).toHaveCount(1)
  await expect(page.locator('canvas')).toHaveCount(0)
  await page.locator('img[src="/media/map/sheet.webp"]').evaluate((image: HTMLImageElement) => image.decode())
  // While the vectors are drawn for the first time, a whole glide may pass in one frame.
  await waitForRest(page)
  // The page itself looks in each frame: asked from here, the glide may have passed before the answer.
  const composited = page.waitForFunction(isComposited)
  const undrawn = page.waitForFunction(() => {
    const vectors = document.querySelector('img[src^="/media/map/sheet.svg"]')
    return vectors?.checkVisibility({ visibilityProperty: true }) === false
  })
  await page.getByRole('link', { name: 'Printing Services' }).first().click()
  await Promise.all([composited, undrawn])
  expect(await measureSheetOffset(page)).toBeLessThan(0.5)
  await expect(page).toHaveURL('/printing')
  // Chromium needs seconds to draw the picture without a GPU.
  await expect.poll(() => measureOffCentre(page), { timeout: 90_000 }).toBeLessThan(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Printing Services' })).toBeFocused()
  await waitForRest(page)
  await expect(page.locator('img[src^="/media/map/sheet.svg"]')).toBeVisible()
  expect(await measureSheetOffset(page)).toBeLessThan(0.5)
})

for (const [screen, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1280, 800],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { width, height } })

    test(`a section’s motif is there before the sheet has arrived, on ${screen}`, async ({ page }) => {
      // It never comes.
      await page.route('/media/map/sheet.*', () => undefined)
      await page.goto('/about')
      const motif = page.locator('img[src^="/media/map/about"]:visible')
      await expect(motif).toHaveCount(1)
      await expect(motif).toBeInViewport({ ratio: 0.3 })
      await expectLoaded(motif, 700)
    })
  })
