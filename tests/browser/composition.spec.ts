import type { Page } from '@playwright/test'
import { sharp } from '../../scripts/sharp.mjs'
import { expect, test, WEBGL } from './fixtures'
import { fontsArrive } from './frames'
import { edgesOf } from './layout-checks'
import { comesToRest, openMap } from './map-page'

const SECTIONS = ['/', '/shop', '/printing', '/apps', '/about', '/bonus', '/privacy', '/terms']

/** Runs in the page: over how many lines the last characters of an element's text go. */
function linesOfEnd({ lastChild }: Element, characters: number): number {
  const end = document.createRange()
  if (!(lastChild instanceof Text)) return Number.NaN
  end.setStart(lastChild, lastChild.length - characters)
  end.setEnd(lastChild, lastChild.length)
  return end.getClientRects().length
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

  for (const language of ['en', 'de', 'fr', 'it'])
    test(`at twice the size titles are whole below their picture in ${language}`, async ({ page }) => {
      for (const path of ['/', '/apps', '/privacy']) {
        await page.goto(`${path}?lang=${language}`)
        for (let step = 0; step < 5; step += 1) await page.keyboard.press('+')
        await expect(page.locator('[data-zoom-level="20"]')).toBeVisible()
        await comesToRest(page)
        const title = await edgesOf(page, '[data-open="true"] h1')
        const picture = await pictureOf(page)
        expect(title.top).toBeGreaterThan(picture.bottom)
        expect(title.bottom).toBeLessThan(844)
      }
    })

  test('at twice the size no heading is larger than its section’s title', async ({ page }) => {
    for (const path of ['/printing', '/apps', '/privacy']) {
      await page.goto(`${path}?lang=de`)
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('+')
      await expect(page.locator('[data-zoom-level="20"]')).toBeVisible()
      const [title = 0, ...others] = await page
        .locator('[data-open="true"] :is(h1, h2, h3)')
        .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))
      expect(others.length).toBeGreaterThan(3)
      expect(Math.max(...others)).toBeLessThanOrEqual(title)
    }
  })

  test('at twice the size no line ends within the date of the terms', async ({ page }) => {
    for (const language of ['en', 'de', 'fr', 'it']) {
      await page.goto(`/terms?lang=${language}`)
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('+')
      await expect(page.locator('[data-zoom-level="20"]')).toBeVisible()
      await fontsArrive(page)
      expect(await page.getByText('16-02-24').evaluate(linesOfEnd, 8)).toBe(1)
    }
  })

  test('the first shirt is seen whole, with the price that is paid', async ({ page }) => {
    await openMap(page, '/shop')
    const price = page.locator('[data-content="shop"]').getByText('CHF 32.20').first()
    await expect(price).toBeInViewport({ ratio: 1 })
  })

  for (const language of ['en', 'de'])
    test(`a first visitor sees what the first shirt costs above the cookie banner in ${language}`, async ({
      page,
    }) => {
      await page.goto(`/shop?lang=${language}`)
      const price = page.locator('[data-content="shop"]').getByText('CHF 32.20').first()
      await expect(price).toBeVisible()
      const banner = page.getByRole('region', { name: /cookie/i })
      const [above, below] = [await price.boundingBox(), await banner.boundingBox()]
      expect((above?.y ?? 844) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
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

  test('at the inventory app’s own address nothing of what is above it is seen', async ({ page }) => {
    await openMap(page, '/inventory-app')
    const prices = page.locator('[data-content="apps"] section:has(> a[href^="mailto"])')
    await expect(prices).not.toBeInViewport()
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
      await comesToRest(page)
      const ask = await edgesOf(page, '[data-content="apps"] section:has(> a[href^="mailto"])')
      const signpost = await edgesOf(page, '[data-open="true"] [data-signpost]')
      expect(ask.bottom).toBeLessThan(signpost.top)
    })

  for (const language of ['en', 'de', 'fr', 'it'])
    test(`at twice the size the story’s heading is whole below the address in ${language}`, async ({
      page,
    }) => {
      await page.goto(`/about?lang=${language}`)
      await page.getByRole('button', { name: /understand|verstanden|compris|capito/i }).click()
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('+')
      await expect(page.locator('[data-zoom-level="20"]')).toBeVisible()
      await comesToRest(page)
      expect((await edgesOf(page, '#story')).bottom).toBeLessThan(900)
      expect((await edgesOf(page, '[data-open="true"] [data-content]')).bottom).toBeGreaterThan(899)
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

test.describe('at 1280 x 640 px', () => {
  test.use({ viewport: { width: 1280, height: 640 } })

  for (const language of ['en', 'de', 'fr', 'it'])
    test(`the film’s button is seen whole in ${language}`, async ({ page }) => {
      await page.goto(`/bonus?lang=${language}`)
      await page.getByRole('button', { name: /understand|verstanden|compris|capito/i }).click()
      await comesToRest(page)
      const button = await edgesOf(page, '[data-open="true"] video ~ button')
      expect(button.bottom).toBeLessThan(640)
    })

  test('the shop’s title is as large in German as in English', async ({ page }) => {
    const heights = []
    for (const language of ['en', 'de']) {
      await page.goto(`/shop?lang=${language}`)
      const { top, bottom } = await edgesOf(page, '[data-open="true"] h1')
      heights.push(bottom - top)
    }
    expect(heights[1]).toBe(heights[0])
  })
})

test('the small picture of the whole map lies on no shirt of the shop, 1920 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  // The picture of the line is there until the sheet arrives, which never comes.
  await page.route('/media/map/sheet.*', () => undefined)
  await page.goto('/shop')
  const thumbnail = await edgesOf(page, 'button[aria-label="Show the whole map"]')
  const line = await edgesOf(page, 'img[src="/media/map/shop-wide.webp"]:visible')
  expect(thumbnail.bottom).toBeLessThan(line.top)
})

for (const width of [1000, 1440, 1920])
  test(`the printed paper of the press has its marks beside the shirt, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/press')
    const holder = 'div:has(> label:has-text("Drop it here"))'
    const marks = await edgesOf(page, `${holder} > svg:first-of-type > path:last-of-type`)
    const shirt = await edgesOf(page, `${holder} > svg:last-of-type`)
    expect(marks.top).toBeLessThan(shirt.top)
    expect(marks.bottom).toBeGreaterThan(shirt.bottom)
    expect(marks.left).toBeGreaterThan(shirt.left + (shirt.right - shirt.left) * 0.95)
    expect(marks.right).toBeLessThan(width)
  })

for (const width of [390, 820, 1280])
  test(`the frame that takes a drawing lies on the shirt, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/press')
    const frame = await edgesOf(page, 'label:has-text("Drop it here")')
    const shirt = await edgesOf(page, 'div:has(> label:has-text("Drop it here")) > svg:last-of-type')
    expect(frame.top - shirt.top).toBeGreaterThan(0)
    expect((frame.bottom - shirt.top) / (shirt.bottom - shirt.top)).toBeLessThan(0.8)
  })
