import type { Page } from '@playwright/test'
import { sharp } from '../../scripts/sharp.mjs'
import { expect, test } from './fixtures'
import { apart, interrupt, isComposited } from './composited-glide'
import {
  comesToRest,
  makePageLong,
  mapLabel,
  newGestures,
  offCentre,
  openMap,
  origin,
  zoomTo,
} from './map-page'

test('the camera glides for 2 s and ends centred on the section of the path [36] [37]', async ({ page }) => {
  await page.clock.install()
  // Without it nothing is left to the compositor, which the page's clock does not stop.
  await page.route('**/sheet.webp', () => undefined)
  await openMap(page)
  await expect(page.locator('canvas')).toBeVisible()
  await comesToRest(page)
  expect(await offCentre(page)).toBeLessThan(1)
  // From here on time passes for the page only as the test says, however busy the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.getByRole('link', { name: 'Printing Services' }).first().click()
  await expect(page).toHaveURL('/printing')
  await expect(page.locator('[data-section="printing"]')).toHaveAttribute('data-open', 'true')
  await page.clock.runFor(1000)
  expect(await offCentre(page)).toBeGreaterThan(100)
  // It slows down so gently that 150 ms before the end 3 px are left.
  await page.clock.runFor(850)
  expect(await offCentre(page)).toBeGreaterThan(1)
  // And a frame, which shows it.
  await page.clock.runFor(150 + 16)
  expect(await offCentre(page)).toBeLessThan(0.5)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await offCentre(page)).toBeLessThan(0.5)
})

test('a glide without a GPU needs no script, and goes on from where it stands when it is interrupted [36]', async ({
  page,
}) => {
  await openMap(page)
  await expect(page.locator('canvas')).toBeVisible()
  await expect(page.locator('img[src="/media/map/sheet.webp"]')).toBeVisible()
  await comesToRest(page)
  const from = await origin(page)
  // The page itself looks in each frame: asked from here, the glide may have passed before the answer.
  const composited = page.waitForFunction(isComposited)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await composited
  // Half of its way, where it is at its fastest.
  await expect
    .poll(async () => Math.abs((await origin(page)).x - from.x), { intervals: [10] })
    .toBeGreaterThan(800)
  expect(await apart(page)).toBeLessThan(0.5)
  const { come, jumped } = await interrupt(page, from)
  expect(come).toBeGreaterThan(800)
  // As far as it comes in two frames, and back by nothing like its way.
  expect(jumped).toBeLessThan(120)
  await comesToRest(page)
  expect(await page.evaluate(isComposited)).toBe(false)
  expect(await apart(page)).toBeLessThan(0.5)
  await page.getByRole('link', { name: 'Printing Services' }).first().click()
  await expect.poll(() => offCentre(page)).toBeLessThan(0.5)
  await comesToRest(page)
  expect(await apart(page)).toBeLessThan(0.5)
})

test('back and forward glide, and end centred [36]', async ({ page }) => {
  await openMap(page, '/privacy')
  await page.getByRole('link', { name: 'Terms & Conditions' }).first().click()
  await expect.poll(() => offCentre(page)).toBeLessThan(1)
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect.poll(() => offCentre(page)).toBeLessThan(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInViewport()
})

test('in free pan a drag moves the camera by as much as the hand [48]', async ({ page }) => {
  await openMap(page)
  await zoomTo(page, 40)
  const before = await origin(page)
  await page.mouse.move(900, 400)
  await page.mouse.down()
  await page.mouse.move(800, 340, { steps: 5 })
  await expect.poll(() => origin(page)).toEqual({ x: before.x - 100, y: before.y - 60 })
  // The hand pauses: let go at rest, the sheet does not slide on.
  await page.waitForTimeout(300)
  await page.mouse.up()
  await comesToRest(page)
  expect(await origin(page)).toEqual({ x: before.x - 100, y: before.y - 60 })
})

test('a drag ends where the hand lets go, also outside of the map [48]', async ({ page }) => {
  await openMap(page)
  await zoomTo(page, 40)
  await page.mouse.move(600, 75)
  await page.mouse.down()
  await page.mouse.move(500, 20)
  await page.mouse.up()
  await comesToRest(page)
  const before = await origin(page)
  await page.mouse.move(700, 500, { steps: 8 })
  await comesToRest(page)
  expect(await origin(page)).toEqual(before)
})

test('a drag that starts on a label pans and opens nothing [48]', async ({ page }) => {
  await openMap(page)
  await zoomTo(page, 20)
  const box = await mapLabel(page, 'Home').boundingBox()
  if (box === null) throw new Error('no label')
  const before = await origin(page)
  await page.mouse.move(box.x + 60, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 60, { steps: 5 })
  await expect.poll(async () => (await origin(page)).x).toBeGreaterThan(before.x)
  await page.mouse.up()
  await comesToRest(page)
  await expect(page).toHaveURL('/')
  await expect(page.locator('[data-zoom-level="2"]')).toBeVisible()
})

test('at 0.6 and above a drag does not pan [49]', async ({ page }) => {
  await openMap(page)
  for (const percent of [60, 100]) {
    await zoomTo(page, percent)
    const before = await origin(page)
    await page.mouse.move(900, 300)
    await page.mouse.down()
    await page.mouse.move(700, 200, { steps: 5 })
    await page.mouse.up()
    await comesToRest(page)
    expect(await origin(page)).toEqual(before)
  }
})

test('the wheel scrolls the page behind the map at 0.6, and not at 0.8 or 1 [65] [67] [68]', async ({
  page,
}) => {
  await openMap(page)
  await makePageLong(page)
  for (const percent of [100, 80]) {
    await zoomTo(page, percent)
    await page.mouse.move(1100, 300)
    await page.mouse.wheel(0, 200)
    expect(await newGestures(page), `blocked at ${percent} %`).toEqual([true])
  }
  await zoomTo(page, 60)
  await page.mouse.move(1100, 300)
  await page.mouse.wheel(0, 200)
  expect(await newGestures(page)).toEqual([false])
  // As far as this one wheel alone: those before have not scrolled it.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
})

test('the wheel scrolls the page in free pan, also while the hand holds the map [69]', async ({ page }) => {
  await openMap(page)
  await makePageLong(page)
  await zoomTo(page, 40)
  await page.mouse.move(1100, 300)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  await page.mouse.down()
  await page.mouse.move(1000, 340, { steps: 4 })
  await expect(page.locator('[data-dragging]')).toHaveCount(1)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  expect(await newGestures(page)).toEqual([false, false])
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

test('from full zoom out an enter icon leads into its section [61] [63]', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: 'Full zoom out' }).click()
  await expect(page.getByText('Click section icons to enter • Drag to explore')).toBeVisible()
  await mapLabel(page, 'Terms & Conditions').locator('[data-enter-icon]').click()
  await expect(page).toHaveURL('/terms')
  await expect.poll(() => offCentre(page)).toBeLessThan(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeInViewport()
})

/** Lets the browser draw so many frames. */
const frames = (page: Page, count: number) =>
  page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
    count,
  )

test('the scene arrives by itself and draws nothing at rest', async ({ page }) => {
  await openMap(page)
  await expect(page.locator('canvas')).toBeVisible()
  const drawn = await page.evaluateHandle(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl2')
    if (!gl) throw new Error('no scene')
    const counter = { calls: 0 }
    const draw = gl.drawElements.bind(gl)
    gl.drawElements = (...args) => {
      counter.calls++
      draw(...args)
    }
    return counter
  })
  const calls = () => drawn.evaluate(({ calls }) => calls)
  // On a busy machine plates arrive seconds after each other; each draws once more.
  const drawnInThreeSeconds = async () => {
    const before = await calls()
    await frames(page, 180)
    return (await calls()) - before
  }
  await expect.poll(drawnInThreeSeconds, { timeout: 60_000 }).toBe(0)
  const atRest = await calls()
  // Of a counter that counts nothing the test would prove nothing.
  await page.keyboard.press('-')
  await expect.poll(() => calls()).toBeGreaterThan(atRest)
})

test.describe('in German, where the hint is long', () => {
  test.use({ locale: 'de-CH' })

  test('nothing is cut out of the scene below the hint', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('canvas')).toBeVisible()
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('-')
    await expect(page.locator('[data-zoom-level="2"]')).toBeVisible()
    await expect(page.getByText('Ziehen, um dich umzusehen')).toBeVisible()
    await comesToRest(page)
    const { isOpaque } = await sharp(await page.screenshot()).stats()
    expect(isOpaque).toBe(true)
  })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a section stands where the camera would have it', async ({ page }) => {
    await page.goto('/printing')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})
