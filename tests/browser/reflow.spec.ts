import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { animationsEnd } from './frames'
import { badTargetsOn, brokenWordsOn, lostOn, PAGES, setTextSize } from './layout-checks'
import { comesToRest } from './map-page'
import { addToCart, openCart } from './shopper'

const SCREENS = [
  { name: 'at 320 px', width: 320, height: 640, least: 44 },
  { name: 'at 390 px with text of 200 %', width: 390, height: 844, least: 44, text: 200 },
  { name: 'at 844 x 390 px', width: 844, height: 390, least: 24 },
  { name: 'at 1280 px', width: 1280, height: 800, least: 24 },
  { name: 'at 1280 px with text of 200 %', width: 1280, height: 800, least: 24, text: 200 },
]

async function expectNothingLost(page: Page, least: number, where: string) {
  await animationsEnd(page)
  expect.soft(await lostOn(page), `cut off on ${where}`).toEqual([])
  expect.soft(await badTargetsOn(page, least), `small or covered on ${where}`).toEqual([])
}

const isSmall = (finding: string) => finding.endsWith(' px')

const understand = (page: Page) => page.getByRole('button', { name: 'I understand' }).click()

for (const { name, width, height, least, text } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } })
    test.beforeEach(async ({ page }) => {
      if (text !== undefined) await setTextSize(page, text)
    })

    test(`nothing is cut off, covered or too small on any page ${name}`, async ({ page }) => {
      test.slow()
      await page.goto('/')
      await understand(page)
      for (const path of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        if (text !== undefined)
          expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBe(
            0.17 * text,
          )
        await expectNothingLost(page, least, path)
      }
    })

    test(`nothing is cut off in quick view, drawer, message and menus ${name}`, async ({ page }) => {
      test.slow()
      await page.goto('/shop')
      // The banner leaves room for itself, and for its own words.
      expect(await lostOn(page)).toEqual([])
      await understand(page)
      await page.getByRole('button', { name: 'Quick view: Donuts' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNothingLost(page, least, 'the quick view')

      await addToCart(page, 'donuts', 'M')
      expect(await lostOn(page)).toEqual([])
      await page.getByRole('button', { name: 'Close message' }).click()
      await openCart(page)
      await expectNothingLost(page, least, 'the drawer')
      await page.keyboard.press('Escape')

      await page.goto('/')
      for (const menu of ['Menu', 'Zoom controls']) {
        const toggle = page.getByRole('button', { name: menu })
        if (!(await toggle.isVisible())) continue
        await toggle.click()
        await animationsEnd(page)
        expect(await lostOn(page), menu).toEqual([])
        // It lies upon the page on purpose.
        expect((await badTargetsOn(page, least)).filter(isSmall), menu).toEqual([])
        await toggle.click()
      }
    })

    test(`the controls of the whole map are large enough ${name}`, async ({ page }) => {
      await page.goto('/')
      await understand(page)
      const toggle = page.getByRole('button', { name: 'Zoom controls' })
      if (await toggle.isVisible()) await toggle.click()
      await page.getByRole('button', { name: 'Full zoom out' }).click()
      await expect(page.locator('[data-zoom-level="2"]')).toBeVisible()
      await comesToRest(page)
      // What lies below a control there is panned from under it.
      const bad = (await badTargetsOn(page, least)).filter(isSmall)
      expect(bad).toEqual([])
    })
  })
}

test.describe('at 820 px and zoom 2 in every language', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('the welcome breaks within no word', async ({ page }) => {
    for (const language of ['en', 'de', 'fr', 'it']) {
      await page.goto(`/?lang=${language}`)
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('+')
      await expect(page.locator('[data-zoom-level="20"]')).toBeVisible()
      expect.soft(await brokenWordsOn(page), language).toEqual([])
    }
  })
})

test.describe('at 320 px in every language', () => {
  test.use({ viewport: { width: 320, height: 480 } })

  test('no heading breaks within a word', async ({ page }) => {
    test.slow()
    for (const language of ['en', 'de', 'fr', 'it'])
      for (const path of PAGES.slice(0, 9)) {
        await page.goto(`${path}?lang=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect.soft(await brokenWordsOn(page), `${path} in ${language}`).toEqual([])
      }
  })
})
