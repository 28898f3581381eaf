import { sharp } from '../../scripts/sharp.mjs'
import { expect, test } from './fixtures'
import { comesToRest, mapLabel, offCentre, openMap, origin, zoomTo } from './map-page'

test('[36] [37] the camera glides for 2 s and ends centred on the section of the path', async ({ page }) => {
  await openMap(page)
  // Shaders that are prepared meanwhile hold frames up.
  await expect(page.locator('canvas')).toBeVisible({ timeout: 20_000 })
  expect(await offCentre(page)).toBeLessThan(1)
  const travelled = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const place = () => document.querySelector('[data-island="home"]')?.getBoundingClientRect().x
        let [last, stoppedAt] = [place(), 0]
        addEventListener('click', ({ timeStamp: pressedAt }) => {
          const look = () => {
            const now = performance.now()
            const x = place()
            if (x !== last) stoppedAt = now
            last = x
            if (stoppedAt > 0 && now - stoppedAt > 800) resolve(stoppedAt - pressedAt)
            else setTimeout(look, 4)
          }
          look()
        })
      }),
  )
  await page.getByRole('link', { name: 'Printing Services' }).first().click()
  await expect(page).toHaveURL('/printing')
  const ms = await travelled
  // A busy machine draws late; the camera itself goes by the clock, and its last steps are less than a pixel.
  expect(ms).toBeGreaterThan(1700)
  expect(ms).toBeLessThan(3200)
  expect(await offCentre(page)).toBeLessThan(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[36] back and forward glide, and end centred', async ({ page }) => {
  await openMap(page, '/privacy')
  await page.getByRole('link', { name: 'Terms & Conditions' }).first().click()
  await expect.poll(() => offCentre(page)).toBeLessThan(1)
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect.poll(() => offCentre(page)).toBeLessThan(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInViewport()
})

test('[48] in free pan a drag moves the camera by as much as the hand', async ({ page }) => {
  await openMap(page)
  await zoomTo(page, 40)
  const before = await origin(page)
  await page.mouse.move(900, 400)
  await page.mouse.down()
  await page.mouse.move(800, 340, { steps: 5 })
  await expect.poll(() => origin(page)).toEqual({ x: before.x - 100, y: before.y - 60 })
  // A pause: let go at rest, the sheet does not slide on.
  await page.waitForTimeout(300)
  await page.mouse.up()
  await page.waitForTimeout(300)
  expect(await origin(page)).toEqual({ x: before.x - 100, y: before.y - 60 })
})

test('[48] a drag ends where the hand lets go, also outside of the map', async ({ page }) => {
  await openMap(page)
  await zoomTo(page, 40)
  await page.mouse.move(600, 75)
  await page.mouse.down()
  await page.mouse.move(500, 20)
  await page.mouse.up()
  const before = await origin(page)
  await page.mouse.move(700, 500, { steps: 8 })
  await comesToRest(page)
  expect(await origin(page)).toEqual(before)
})

test('[48] a drag that starts on a label pans and opens nothing', async ({ page }) => {
  await openMap(page)
  await zoomTo(page, 20)
  const box = await mapLabel(page, 'Home').boundingBox()
  if (box === null) throw new Error('no label')
  await page.mouse.move(box.x + 60, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 60, { steps: 5 })
  await page.mouse.up()
  await page.waitForTimeout(500)
  await expect(page.locator('[data-tenths="2"]')).toBeVisible()
})

test('[49] at 0.6 and above a drag does not pan', async ({ page }) => {
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

test('[65] [67] [68] [69] the wheel scrolls the page behind the map only below 0.7', async ({ page }) => {
  await openMap(page)
  await page.evaluate(() => (document.body.style.minHeight = '3000px'))
  const scrolledBy = async (percent: number) => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await zoomTo(page, percent)
    await page.mouse.move(1100, 300)
    await page.mouse.wheel(0, 200)
    await page.waitForTimeout(400)
    return page.evaluate(() => window.scrollY)
  }
  expect(await scrolledBy(100)).toBe(0)
  expect(await scrolledBy(80)).toBe(0)
  expect(await scrolledBy(60)).toBeGreaterThan(0)
  expect(await scrolledBy(40)).toBeGreaterThan(0)
})

test('[70] a section scrolls by itself at zoom 1', async ({ page }) => {
  await openMap(page, '/terms')
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 200)
  const scroller = page.locator('[data-content="terms"]')
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('0')
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(0)
})

test('[61] [63] from full zoom out an enter icon leads into its section', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: 'Full zoom out' }).click()
  await expect(page.getByText('Click section icons to enter • Drag to explore')).toBeVisible()
  await mapLabel(page, 'Terms & Conditions').locator('[data-enter-icon]').click()
  await expect(page).toHaveURL('/terms')
  await expect.poll(() => offCentre(page)).toBeLessThan(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeInViewport()
})

test('the scene arrives by itself and draws nothing at rest', async ({ page }) => {
  await openMap(page)
  await expect(page.locator('canvas')).toBeVisible({ timeout: 20_000 })
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
  const callsWithin = async (ms: number) => {
    const before = await drawn.evaluate(({ calls }) => calls)
    await page.waitForTimeout(ms)
    return (await drawn.evaluate(({ calls }) => calls)) - before
  }
  // The plates may still be arriving on a busy machine.
  await expect.poll(() => callsWithin(500), { timeout: 30_000 }).toBe(0)
  expect(await callsWithin(3000)).toBe(0)
  // Of a counter that counts nothing the test would prove nothing.
  await page.keyboard.press('-')
  await expect.poll(() => drawn.evaluate(({ calls }) => calls)).toBeGreaterThan(0)
})

test.describe('in German, where the hint is long', () => {
  test.use({ locale: 'de-CH' })

  test('nothing is cut out of the scene below the hint', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('canvas')).toBeVisible({ timeout: 20_000 })
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('-')
    await expect(page.locator('[data-tenths="2"]')).toBeVisible()
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
