import { sharp } from '../../../scripts/lib/sharp.mjs'
import { expect, test } from '../support/fixtures'
import { waitForFonts } from '../support/frames'
import { getEdges } from '../support/layout-checks'
import { waitForRest, openEach, openMap } from '../support/map-page'

// Only resting places are measured: without motion, the camera is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('at 2560 x 1440 px', () => {
  test.use({ viewport: { width: 2560, height: 1440 } })

  test('text that is scrolled away ends under a rule, not on bare paper', async ({ page }) => {
    await openMap(page, '/terms')
    await waitForRest(page)
    const column = page.locator('[data-content="terms"]')
    /** How light the three px are on which the column begins, 0 to 255. */
    const readTopLightness = async () => {
      const { x, y } = (await column.boundingBox()) ?? { x: 0, y: 0 }
      const clip = { x: x + 100, y, width: 300, height: 3 }
      const { channels } = await sharp(await page.screenshot({ clip })).stats()
      return Math.max(...channels.map(({ mean }: { mean: number }) => mean))
    }
    expect(await readTopLightness()).toBeGreaterThan(200)
    await column.evaluate((element) => element.scrollTo(0, 400))
    await expect.poll(readTopLightness).toBeLessThan(80)
  })
})

test('the way to the press is seen at once in every language, with the cookie banner there', async ({
  page,
}) => {
  for (const language of ['en', 'de', 'fr', 'it']) {
    await page.goto(`/printing?lang=${language}`)
    await waitForFonts(page)
    for (const [width, height] of [
      [1280, 640],
      [1280, 720],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await waitForRest(page)
      // Neither the screen's edge nor the link to the next section or the cookie banner cuts it.
      const isWhole = await page.locator('[data-content="printing"] a[href="/press"]').evaluate((link) => {
        const { left, top, bottom } = link.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) => link.contains(document.elementFromPoint(left + 9, y)))
      })
      expect({ language, width, height, isWhole }).toEqual({ language, width, height, isWhole: true })
    }
  }
})

test('no line of text is cut through above the link to the next section', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openEach(page, ['/shop', '/about', '/privacy'], async () => {
      await waitForRest(page)
      const nextLink = await getEdges(page, '[data-open="true"] [data-next-section]')
      const sheet = await getEdges(page, '[data-open="true"] [data-content]')
      // The text's last px: lines are less than 24 px high, so one of these places would cut one.
      for (let scrollTop = 0; scrollTop < 24; scrollTop += 5) {
        await page
          .locator('[data-open="true"] [data-content]')
          .evaluate((scroller, top) => scroller.scrollTo({ top }), scrollTop)
        const clip = {
          x: nextLink.left,
          y: sheet.bottom - 2,
          width: nextLink.right - nextLink.left,
          height: 1,
        }
        const { channels } = await sharp(await page.screenshot({ clip })).stats()
        // Nothing darker than the paper, #FEFAE0.
        expect(channels.slice(0, 3).map(({ min }: { min: number }) => min)).toEqual([254, 250, 224])
      }
    })
  }
})
