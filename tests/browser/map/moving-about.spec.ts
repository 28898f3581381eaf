import { expect, test } from '../support/fixtures'
import { waitForFrames } from '../support/frames'
import {
  waitForRest,
  makePageLong,
  mapLabel,
  waitForGestures,
  measureOffCentre,
  openMap,
  readWorldOrigin,
  zoomTo,
} from '../support/map-page'
import { clickAndSeeGlide, recordPlaces } from '../support/motion'

test('back and forward glide, and end centred [36]', async ({ page }) => {
  await openMap(page, '/privacy')
  await page.getByRole('link', { name: 'Terms & Conditions' }).first().click()
  await expect.poll(() => measureOffCentre(page)).toBeLessThan(1)
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect.poll(() => measureOffCentre(page)).toBeLessThan(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInViewport()
})

test('a drag moves the camera by as much as the hand in free pan alone, ends where the hand lets go, and leaves a press on an enter icon to lead into its section [48] [49] [61] [63]', async ({
  page,
}) => {
  await openMap(page)
  for (const percent of [100, 60])
    await test.step(`at ${percent} % it does not pan`, async () => {
      await zoomTo(page, percent)
      const before = await readWorldOrigin(page)
      await page.mouse.move(900, 300)
      await page.mouse.down()
      await page.mouse.move(700, 200, { steps: 5 })
      await page.mouse.up()
      await waitForRest(page)
      expect(await readWorldOrigin(page)).toEqual(before)
    })

  await test.step('at 40 % it pans', async () => {
    await zoomTo(page, 40)
    const before = await readWorldOrigin(page)
    await page.mouse.move(900, 400)
    await page.mouse.down()
    await page.mouse.move(800, 340, { steps: 5 })
    await expect.poll(() => readWorldOrigin(page)).toEqual({ x: before.x - 100, y: before.y - 60 })
    // The hand pauses for longer than a slide remembers (160 ms): let go at rest, the sheet does not slide on.
    await waitForFrames(page, 20)
    await page.mouse.up()
    await waitForRest(page)
    expect(await readWorldOrigin(page)).toEqual({ x: before.x - 100, y: before.y - 60 })
  })

  await test.step('it ends also outside of the map', async () => {
    await page.mouse.move(600, 75)
    await page.mouse.down()
    await page.mouse.move(500, 20)
    await page.mouse.up()
    await waitForRest(page)
    const before = await readWorldOrigin(page)
    await page.mouse.move(700, 500, { steps: 8 })
    await waitForRest(page)
    expect(await readWorldOrigin(page)).toEqual(before)
  })

  await test.step('one that starts on a label pans and opens nothing', async () => {
    await page.getByRole('button', { name: 'Reset view' }).click()
    await zoomTo(page, 20)
    const box = await mapLabel(page, 'Home').boundingBox()
    if (box === null) throw new Error('no label')
    const before = await readWorldOrigin(page)
    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 160, box.y + 60, { steps: 5 })
    await expect.poll(async () => (await readWorldOrigin(page)).x).toBeGreaterThan(before.x)
    await page.mouse.up()
    await waitForRest(page)
    await expect(page).toHaveURL('/')
    await expect(page.locator('[data-zoom-level="2"]')).toBeVisible()
  })

  await test.step('from full zoom out, a press on an enter icon leads into its section', async () => {
    await page.getByRole('button', { name: 'Reset view' }).click()
    await page.getByRole('button', { name: 'Full zoom out' }).click()
    await expect(page.locator('[data-zoom-level="2"]')).toBeVisible()
    await waitForRest(page)
    await mapLabel(page, 'Terms & Conditions').locator('[data-enter-icon]').click()
    await expect(page).toHaveURL('/terms')
    await expect(page.locator('[data-zoom-level="10"]')).toBeVisible()
    await expect.poll(() => measureOffCentre(page)).toBeLessThan(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeInViewport()
  })
})

test('the wheel scrolls the page behind the map at 0.6 and in free pan, also while the hand holds the map, and not at 0.8 or 1 [65] [67] [68] [69]', async ({
  page,
}) => {
  await openMap(page)
  await makePageLong(page)
  for (const percent of [100, 80]) {
    await zoomTo(page, percent)
    await page.mouse.move(1100, 300)
    await page.mouse.wheel(0, 200)
    expect(await waitForGestures(page), `blocked at ${percent} %`).toEqual([true])
  }
  await zoomTo(page, 60)
  await page.mouse.move(1100, 300)
  await page.mouse.wheel(0, 200)
  expect(await waitForGestures(page)).toEqual([false])
  // This wheel alone has scrolled the page, none before it.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)

  await page.evaluate(() => scrollTo(0, 0))
  await zoomTo(page, 40)
  await page.mouse.move(1100, 300)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  await page.mouse.down()
  await page.mouse.move(1000, 340, { steps: 4 })
  await expect(page.locator('[data-dragging]')).toHaveCount(1)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  expect(await waitForGestures(page)).toEqual([false, false])
  await page.mouse.up()
})

test('a section scrolls by itself at zoom 1 [70]', async ({ page }) => {
  await openMap(page, '/terms')
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 200)
  const scroller = page.locator('[data-content="terms"]')
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('0')
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(0)
})

test('reduced motion cuts instead of gliding; so does the visitor’s own switch, also on the next visit', async ({
  page,
}) => {
  await openMap(page)
  expect(await clickAndSeeGlide(page, 'Printing Services')).toBe(true)
  await page.getByRole('button', { name: 'Reduce motion' }).click()
  expect(await recordPlaces(page, 'Bonus')).toBe(2)
  await page.goto('/bonus')
  const motion = page.getByRole('button', { name: 'Reduce motion' })
  await expect(motion).toHaveAttribute('aria-pressed', 'true')
  expect(await recordPlaces(page, 'Contact')).toBe(2)
  await motion.click()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await clickAndSeeGlide(page, 'Bonus')).toBe(false)
  expect(await recordPlaces(page, 'Printing Services')).toBe(2)
  expect(await measureOffCentre(page)).toBeLessThan(1)
})

test('the places that a visitor has opened are marked on the map, also after a reload', async ({ page }) => {
  await openMap(page, '/shop')
  const marked = page.locator('nav > [data-visited]')
  await expect(marked).toHaveText('Shop')
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click()
  await expect(page).toHaveURL('/privacy')
  await zoomTo(page, 20)
  for (const visit of ['now', 'after a reload'])
    await test.step(visit, async () => {
      await expect(marked).toHaveText(['Shop', 'Privacy Policy'])
      await expect(mapLabel(page, 'Shop')).toHaveAccessibleDescription('visited')
      await expect(mapLabel(page, 'Home')).toHaveAccessibleDescription('')
      await page.reload()
    })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a section stands where the camera would have it', async ({ page }) => {
    await page.goto('/printing')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})
