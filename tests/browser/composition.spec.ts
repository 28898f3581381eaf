import type { Page } from '@playwright/test'
import { sharp } from '../../scripts/sharp.mjs'
import { expect, test, WEBGL } from './fixtures'
import { comesToRest, openMap } from './map-page'

const SECTIONS = ['/', '/shop', '/printing', '/apps', '/about', '/bonus', '/privacy', '/terms']

/** The edges of what a selector finds first, in px of the screen. */
async function edgesOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

const pictureOf = (page: Page) => edgesOf(page, '[data-open="true"] [data-still]')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of SECTIONS)
    test(`the zoom button stands in a corner of the picture at every zoom, at ${path}`, async ({ page }) => {
      await openMap(page, path)
      for (let zoom = 10; zoom <= 20; zoom += 2) {
        await expect(page.locator(`[data-zoom-level="${zoom}"]`)).toBeVisible()
        await comesToRest(page)
        const picture = await pictureOf(page)
        const button = await edgesOf(page, 'button[aria-label="Zoom controls"]')
        const beside = Math.min(button.left, 390 - button.right)
        const above = Math.min(Math.abs(button.top - picture.top), Math.abs(picture.bottom - button.bottom))
        expect({ zoom, beside, above: Math.round(above) }).toEqual({ zoom, beside: 14, above: 14 })
        await page.keyboard.press('+')
      }
    })

  for (const [name, path, steps] of [
    ['Web & App Development', '/apps', 4],
    ['Contact & About', '/about', 4],
    ['The Printer Movie', '/bonus', 3],
  ] as const)
    test(`${steps} steps out no control lies on the label of ${name}`, async ({ page }) => {
      await openMap(page, path)
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('-')
      await expect(page.locator(`[data-zoom-level="${10 - 2 * steps}"]`)).toBeVisible()
      await comesToRest(page)
      const label = page.getByRole('navigation', { name: 'Sections on the map' }).getByRole('link', { name })
      const covered = await label.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const xs = Array.from({ length: 9 }, (_, i) => left + ((right - left) * (i + 0.5)) / 9)
        return xs
          .filter((x) => x > 0 && x < innerWidth)
          .filter((x) => !element.contains(document.elementFromPoint(x, (top + bottom) / 2)))
      })
      expect(covered).toEqual([])
    })

  for (const [name, path] of [
    ['Printing Services', '/printing'],
    ['Web & App Development', '/apps'],
  ] as const)
    test(`3 steps out the label of ${name} is whole`, async ({ page }) => {
      await openMap(page, path)
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('-')
      await expect(page.locator('[data-zoom-level="4"]')).toBeVisible()
      await comesToRest(page)
      const label = page.getByRole('navigation', { name: 'Sections on the map' }).getByRole('link', { name })
      const { x, width } = (await label.boundingBox()) ?? { x: 0, width: 0 }
      expect(x).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(390)
    })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  for (const path of SECTIONS)
    test(`no control lies on the line below the picture, at ${path}`, async ({ page }) => {
      await openMap(page, path)
      const { bottom } = await pictureOf(page)
      expect((await edgesOf(page, 'button[aria-label="Reduce motion"]')).bottom).toBeLessThan(bottom)
    })
})

for (const width of [390, 820, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`the film’s title is not touched by its button, ${width} px wide`, async ({ page }) => {
      await openMap(page, '/bonus')
      const still = await edgesOf(page, '[data-open="true"] video')
      const button = await edgesOf(page, '[data-open="true"] button[aria-label*="Play"]')
      // Its last letter ends there.
      const end = still.left + (still.right - still.left) * 0.824
      // The ring of paper around it is not part of its box.
      expect(button.left - (width < 600 ? 3 : 5) - end).toBeGreaterThan(4)
    })
  })

test.describe('at 1440 x 900 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const language of ['en', 'de', 'fr', 'it'])
    test(`what an app costs is said whole above the signpost in ${language}`, async ({ page }) => {
      await page.goto(`/apps?lang=${language}`)
      await page.getByRole('button', { name: /understand|verstanden|compris|capito/i }).click()
      const ask = await edgesOf(page, '[data-content="apps"] section:has(> a[href^="mailto"])')
      const signpost = await edgesOf(page, '[data-open="true"] [data-signpost]')
      expect(ask.bottom).toBeLessThan(signpost.top)
    })

  for (const path of ['/shop', '/privacy'])
    test(`closer than zoom 1 nothing of the page is left unpainted, at ${path}`, WEBGL, async ({ page }) => {
      await openMap(page, path)
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('+')
      await expect(page.locator('[data-zoom-level="20"]')).toBeVisible()
      await comesToRest(page)
      expect((await sharp(await page.screenshot()).stats()).isOpaque).toBe(true)
    })

  test('the small picture of the whole map lies on no motif', async ({ page }) => {
    for (const path of ['/', '/privacy', '/terms']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Show the whole map' })).toBeHidden()
    }
  })
})
