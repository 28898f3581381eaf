import type { Page } from '@playwright/test'
import { sharp } from '../../../scripts/lib/sharp.mjs'
import { expect, test } from '../support/fixtures'
import { measureSheetOffset, interrupt, isComposited } from '../support/composited-glide'
import { waitForRest, measureOffCentre, openMap, readWorldOrigin } from '../support/map-page'

test('the camera glides for 2 s and ends centred on the section of the path [36] [37]', async ({ page }) => {
  await page.clock.install()
  // Without it nothing is left to the compositor, which the page's clock does not stop.
  await page.route('**/sheet.webp', () => undefined)
  await openMap(page)
  await expect(page.locator('canvas')).toBeVisible()
  await waitForRest(page)
  expect(await measureOffCentre(page)).toBeLessThan(1)
  // From here on time passes for the page only as the test says, however busy the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.getByRole('link', { name: 'Printing Services' }).first().click()
  await expect(page).toHaveURL('/printing')
  await expect(page.locator('[data-section="printing"]')).toHaveAttribute('data-open', 'true')
  // The first frame, which it begins with; of those in between only the ones that are looked at are drawn.
  await page.clock.runFor(16)
  await page.clock.fastForward(1000 - 16)
  expect(await measureOffCentre(page)).toBeGreaterThan(100)
  // It slows down so gently that 150 ms before the end 3 px are left.
  await page.clock.fastForward(850)
  expect(await measureOffCentre(page)).toBeGreaterThan(1)
  // And a frame, which shows it.
  await page.clock.fastForward(150)
  await page.clock.runFor(16)
  expect(await measureOffCentre(page)).toBeLessThan(0.5)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await measureOffCentre(page)).toBeLessThan(0.5)
})

test('a glide without a GPU needs no script, and goes on from where it stands when it is interrupted [36]', async ({
  page,
}) => {
  await openMap(page)
  await expect(page.locator('canvas')).toBeVisible()
  await expect(page.locator('img[src="/media/map/sheet.webp"]')).toBeAttached()
  await waitForRest(page)
  const from = await readWorldOrigin(page)
  // The page itself looks in each frame: asked from here, the glide may have passed before the answer.
  const composited = page.waitForFunction(isComposited)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await composited
  // Half of its way, where it is at its fastest.
  await expect
    .poll(async () => Math.abs((await readWorldOrigin(page)).x - from.x), { intervals: [10] })
    .toBeGreaterThan(800)
  expect(await measureSheetOffset(page)).toBeLessThan(0.5)
  const { moved, jumped } = await interrupt(page, from)
  expect(moved).toBeGreaterThan(800)
  // The sheet may come this far in two frames; a jump back would be much further.
  expect(jumped).toBeLessThan(120)
  await waitForRest(page)
  expect(await page.evaluate(isComposited)).toBe(false)
  expect(await measureSheetOffset(page)).toBeLessThan(0.5)
  await page.getByRole('link', { name: 'Printing Services' }).first().click()
  await expect.poll(() => measureOffCentre(page)).toBeLessThan(0.5)
  await waitForRest(page)
  expect(await measureSheetOffset(page)).toBeLessThan(0.5)
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
  // If the counter counted nothing, the test would prove nothing.
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
    await waitForRest(page)
    const { isOpaque } = await sharp(await page.screenshot()).stats()
    expect(isOpaque).toBe(true)
  })
})
