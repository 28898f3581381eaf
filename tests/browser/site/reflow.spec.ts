import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { waitForAnimations, waitForFrames } from '../support/frames'
import {
  findBadTargets,
  findBrokenWords,
  findClippedText,
  findOverlaps,
  PAGES,
  setTextSize,
} from '../support/layout-checks'
import { openEach, waitForRest } from '../support/map-page'
import { addToCart, openCart } from '../support/shopper'

// Only resting places are measured: without motion, the camera is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SCREENS = [
  { name: 'at 320 px', width: 320, height: 640, minTargetPx: 44 },
  { name: 'at 390 px with text of 200 %', width: 390, height: 844, minTargetPx: 44, text: 200 },
  { name: 'at 844 x 390 px', width: 844, height: 390, minTargetPx: 24 },
  { name: 'at 1280 px', width: 1280, height: 800, minTargetPx: 24 },
  { name: 'at 1280 px with text of 200 %', width: 1280, height: 800, minTargetPx: 24, text: 200 },
]

async function expectNothingLost(page: Page, minTargetPx: number, where: string) {
  await waitForAnimations(page)
  expect.soft(await findClippedText(page), `cut off on ${where}`).toEqual([])
  expect.soft(await findBadTargets(page, minTargetPx), `small or covered on ${where}`).toEqual([])
}

const isSmall = (finding: string) => finding.endsWith(' px')

for (const { name, width, height, minTargetPx, text } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } })
    test.beforeEach(async ({ page }) => {
      if (text !== undefined) await setTextSize(page, text)
    })

    test(`nothing is cut off, covered or too small ${name}: pages, quick view, drawer, message, menus, the whole map`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await page.goto('/shop')
      // The banner leaves room for itself, and for its own words.
      expect(await findClippedText(page)).toEqual([])
      await page.getByRole('button', { name: 'I understand' }).click()
      for (const path of PAGES)
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          if (text !== undefined)
            expect(
              await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
            ).toBe(0.17 * text)
          await expectNothingLost(page, minTargetPx, path)
          await OPENED[path]?.(page, minTargetPx)
        })
    })
  })
}

/** Opens what can be opened on a page, by path, and checks that it is whole. */
const OPENED: Record<string, (page: Page, minTargetPx: number) => Promise<void>> = {
  '/': async (page, minTargetPx) => {
    for (const menu of ['Menu', 'Zoom controls']) {
      const toggle = page.getByRole('button', { name: menu })
      if (!(await toggle.isVisible())) continue
      await toggle.click()
      await waitForAnimations(page)
      expect(await findClippedText(page), menu).toEqual([])
      // It lies upon the page on purpose.
      expect((await findBadTargets(page, minTargetPx)).filter(isSmall), menu).toEqual([])
      await toggle.click()
    }
    const toggle = page.getByRole('button', { name: 'Zoom controls' })
    if (await toggle.isVisible()) await toggle.click()
    await page.getByRole('button', { name: 'Full zoom out' }).click()
    await expect(page.locator('[data-zoom-level="2"]')).toBeVisible()
    await waitForRest(page)
    // What lies below a control there is panned from under it.
    expect((await findBadTargets(page, minTargetPx)).filter(isSmall), 'the whole map').toEqual([])
  },
  '/shop': async (page, minTargetPx) => {
    await page.getByRole('button', { name: 'Quick view: Donuts' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNothingLost(page, minTargetPx, 'the quick view')
  },
  '/product/donuts': async (page, minTargetPx) => {
    await addToCart(page, 'donuts', 'M')
    expect(await findClippedText(page)).toEqual([])
    await page.getByRole('button', { name: 'Close message' }).click()
    await openCart(page)
    await expectNothingLost(page, minTargetPx, 'the drawer')
  },
}

/** One of each kind of page: a picture, a long text, a list and a form in the map's column, and the standard layout. */
const WALKED = ['/', '/printing', '/shop', '/about', '/product/donuts', '/press', '/checkout-cancelled']

for (const language of ['en', 'de', 'fr', 'it'])
  test(`at no width from 320 to 2560 px does anything lie upon another, is it cut off, does a short word break or the page scroll sideways, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const paths = WALKED.map((path) => `${path}?lang=${language}`)
    await openEach(page, paths, async (path) => {
      const found: string[] = []
      for (let width = 320; width <= 2560; width += 40) {
        await page.setViewportSize({ width, height: 900 })
        await waitForFrames(page, 2)
        const here = [
          ...(await findClippedText(page)),
          ...(await findOverlaps(page)),
          ...(await findBrokenWords(page)),
        ]
        found.push(...here.map((finding) => `${width} px: ${finding}`))
      }
      expect.soft(found, path).toEqual([])
    })
  })
