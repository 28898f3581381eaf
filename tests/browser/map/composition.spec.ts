import type { Page } from '@playwright/test'
import { sharp } from '../../../scripts/lib/sharp.mjs'
import { expect, test, WEBGL } from '../support/fixtures'
import { waitForFonts } from '../support/frames'
import { getEdges } from '../support/layout-checks'
import { waitForRest, mapLabel, openEach, openMap, zoomIn } from '../support/map-page'

// Only resting places are measured: without motion, the camera is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SECTIONS = ['/', '/shop', '/printing', '/apps', '/about', '/bonus', '/privacy', '/terms']
const LANGUAGES = ['en', 'de', 'fr', 'it']

const inEachLanguage = (path: string, languages = LANGUAGES) =>
  languages.map((language) => `${path}?lang=${language}`)

/** Runs in the page: over how many lines the last characters of an element's text go. */
function countEndLines({ lastChild }: Element, characters: number): number {
  const end = document.createRange()
  if (!(lastChild instanceof Text)) return Number.NaN
  end.setStart(lastChild, lastChild.length - characters)
  end.setEnd(lastChild, lastChild.length)
  return end.getClientRects().length
}

const findPicture = (page: Page) => getEdges(page, '[data-open="true"] [data-island-picture]')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the zoom button stands in a corner of each section’s picture at every zoom', async ({ page }) => {
    test.slow()
    await openEach(page, SECTIONS, async () => {
      for (let zoom = 10; zoom <= 20; zoom += 2) {
        await expect(page.locator(`[data-zoom-level="${zoom}"]`)).toBeVisible()
        await waitForRest(page)
        const picture = await findPicture(page)
        const button = await getEdges(page, 'button[aria-label="Zoom controls"]')
        const beside = Math.min(button.left, 390 - button.right)
        const above = Math.min(Math.abs(button.top - picture.top), Math.abs(picture.bottom - button.bottom))
        expect({ zoom, beside, above: Math.round(above) }).toEqual({ zoom, beside: 14, above: 14 })
        await page.keyboard.press('+')
      }
    })
  })

  test('at twice the size titles are whole below their picture, no heading is larger than they, and no line ends within the date of the terms', async ({
    page,
  }) => {
    test.slow()
    await openEach(
      page,
      ['/', '/apps', '/privacy'].flatMap((path) => inEachLanguage(path)),
      async () => {
        await zoomIn(page)
        const title = await getEdges(page, '[data-open="true"] h1')
        const picture = await findPicture(page)
        expect(title.top).toBeGreaterThan(picture.bottom)
        expect(title.bottom).toBeLessThan(844)
      },
    )
    await openEach(page, ['/printing?lang=de', '/apps?lang=de', '/privacy?lang=de'], async () => {
      await zoomIn(page)
      const [title = 0, ...others] = await page
        .locator('[data-open="true"] :is(h1, h2, h3)')
        .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))
      expect(others.length).toBeGreaterThan(3)
      expect(Math.max(...others)).toBeLessThanOrEqual(title)
    })
    await openEach(page, inEachLanguage('/terms'), async () => {
      await zoomIn(page)
      await waitForFonts(page)
      expect(await page.getByText('16-02-24').evaluate(countEndLines, 8)).toBe(1)
    })
  })

  test('a first visitor sees the first shirt whole, and what it costs above the cookie banner', async ({
    page,
  }) => {
    const price = page.locator('[data-content="shop"]').getByText('CHF 32.20').first()
    for (const path of inEachLanguage('/shop', ['de', 'en'])) {
      await page.goto(path)
      await expect(price).toBeVisible()
      const banner = page.getByRole('region', { name: /cookie/i })
      const [above, below] = [await price.boundingBox(), await banner.boundingBox()]
      expect((above?.y ?? 844) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
    }
    await page.getByRole('button', { name: 'I understand' }).click()
    await expect(price).toBeInViewport({ ratio: 1 })
  })

  test('farther out the label of the section is whole, and no control lies on it', async ({ page }) => {
    const zoomOut = async (steps: number) => {
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('-')
      await expect(page.locator(`[data-zoom-level="${10 - 2 * steps}"]`)).toBeVisible()
      await waitForRest(page)
    }
    for (const [name, path, steps] of [
      ['Web & App Development', '/apps', 4],
      ['Contact & About', '/about', 4],
      ['The Printer Movie', '/bonus', 3],
    ] as const)
      await openEach(page, [path], async () => {
        await zoomOut(steps)
        const covered = await mapLabel(page, name).evaluate((element) => {
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
      await openEach(page, [path], async () => {
        await zoomOut(3)
        const { x, width } = (await mapLabel(page, name).boundingBox()) ?? { x: 0, width: 0 }
        expect(x).toBeGreaterThan(0)
        expect(x + width).toBeLessThan(390)
      })
  })
})

test.describe('on a tablet', () => {
  // Without reduced motion, as the button is not there where the system asks for that.
  test.use({ viewport: { width: 820, height: 1180 }, contextOptions: {} })

  test('no control lies on the line below a picture, and the inventory app’s own address shows nothing of what is above it', async ({
    page,
  }) => {
    await openEach(page, SECTIONS, async () => {
      const { bottom } = await findPicture(page)
      expect((await getEdges(page, 'button[aria-label="Reduce motion"]')).bottom).toBeLessThan(bottom)
    })
    await openEach(page, ['/inventory-app'], async () => {
      const prices = page.locator('[data-content="apps"] section:has(> a[href^="mailto"])')
      await expect(prices).not.toBeInViewport()
    })
  })
})

test('the film’s button is seen whole in every language, and does not touch its title at any width', async ({
  page,
}) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openEach(page, ['/bonus'], async () => {
      const still = await getEdges(page, '[data-open="true"] video')
      const button = await getEdges(page, '[data-open="true"] button[aria-label*="Play"]')
      // Its last letter ends there.
      const end = still.left + (still.right - still.left) * 0.824
      // The ring of paper around it is not part of its box.
      expect(button.left - (width < 600 ? 3 : 5) - end, `${width} px wide`).toBeGreaterThan(4)
    })
  }
  await page.setViewportSize({ width: 1280, height: 640 })
  await openEach(page, inEachLanguage('/bonus'), async () => {
    await waitForRest(page)
    const button = await getEdges(page, '[data-open="true"] video ~ button')
    expect(button.bottom).toBeLessThan(640)
  })
})

test('the shop’s title is as large in German as in English', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  const heights: number[] = []
  await openEach(page, inEachLanguage('/shop', ['en', 'de']), async () => {
    const { top, bottom } = await getEdges(page, '[data-open="true"] h1')
    heights.push(bottom - top)
  })
  expect(heights).toEqual([heights[0], heights[0]])
})

test.describe('at 1440 x 900 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('what an app costs is said whole above the link to the next section, and at twice the size the story’s heading is whole below the address, in every language', async ({
    page,
  }) => {
    await openEach(page, inEachLanguage('/apps'), async () => {
      await waitForRest(page)
      const ask = await getEdges(page, '[data-content="apps"] section:has(> a[href^="mailto"])')
      const nextLink = await getEdges(page, '[data-open="true"] [data-next-section]')
      expect(ask.bottom).toBeLessThan(nextLink.top)
    })
    await openEach(page, inEachLanguage('/about'), async () => {
      await zoomIn(page)
      expect((await getEdges(page, '#story')).bottom).toBeLessThan(900)
      expect((await getEdges(page, '[data-open="true"] [data-content]')).bottom).toBeGreaterThan(899)
    })
  })

  test('closer than zoom 1 nothing of the page is left unpainted', WEBGL, async ({ page }) => {
    await openEach(page, ['/shop', '/privacy'], async () => {
      await zoomIn(page)
      expect((await sharp(await page.screenshot()).stats()).isOpaque).toBe(true)
    })
  })
})

test('the small picture of the whole map lies on no motif and on no shirt of the shop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/', '/privacy', '/terms']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Show the whole map' })).toBeHidden()
  }
  await page.setViewportSize({ width: 1920, height: 1080 })
  // The picture of the line is there until the sheet arrives, which never comes.
  await page.route('/media/map/sheet.*', () => undefined)
  await page.goto('/shop')
  const minimap = await getEdges(page, 'button[aria-label="Show the whole map"]')
  const line = await getEdges(page, 'img[src="/media/map/shop-wide.webp"]:visible')
  expect(minimap.bottom).toBeLessThan(line.top)
})

test('until the sheet is drawn, the picture of home ends where the rule below its links is', async ({
  page,
}) => {
  await page.route('/media/map/sheet.*', () => undefined)
  for (const language of LANGUAGES)
    for (const [width, height] of [
      [1440, 900],
      [2560, 1440],
    ] as const)
      await test.step(`${language}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height })
        await page.goto(`/?lang=${language}`)
        await waitForFonts(page)
        const picture = await getEdges(page, 'img[src="/media/map/home-wide.webp"]:visible')
        const links = await getEdges(page, '[data-open="true"] ol')
        expect(Math.abs(picture.bottom - links.bottom)).toBeLessThan(6)
      })
})

test('the press lays its frame on the shirt, and its paper’s marks beside it, at every width', async ({
  page,
}) => {
  const holder = 'div:has(> label:has-text("Drop it here"))'
  const shirtOnPress = () => getEdges(page, `${holder} > svg:last-of-type`)
  for (const width of [1000, 1440, 1920])
    await test.step(`the marks, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/press')
      const marks = await getEdges(page, `${holder} > svg:first-of-type > path:last-of-type`)
      const shirt = await shirtOnPress()
      expect(marks.top).toBeLessThan(shirt.top)
      expect(marks.bottom).toBeGreaterThan(shirt.bottom)
      expect(marks.left).toBeGreaterThan(shirt.left + (shirt.right - shirt.left) * 0.95)
      expect(marks.right).toBeLessThan(width)
    })
  for (const width of [390, 820, 1280])
    await test.step(`the frame, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/press')
      const frame = await getEdges(page, 'label:has-text("Drop it here")')
      const shirt = await shirtOnPress()
      expect(frame.top - shirt.top).toBeGreaterThan(0)
      expect((frame.bottom - shirt.top) / (shirt.bottom - shirt.top)).toBeLessThan(0.8)
    })
})

test('the labels of the whole map stand where they belong once a tablet has been turned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openMap(page, '/about')
  for (let step = 0; step < 4; step++) await page.keyboard.press('-')
  await expect(page.locator('[data-poster]')).toBeVisible()
  const measureLabels = () =>
    page
      .getByRole('navigation', { name: 'Sections on the map' })
      .getByRole('link')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()))
  await page.setViewportSize({ width: 1280, height: 640 })
  await expect(page.locator('[data-poster]')).toHaveCount(0)
  await waitForRest(page)
  const turned = await measureLabels()
  await page.reload()
  await waitForRest(page)
  await expect.poll(measureLabels).toEqual(turned)
})
