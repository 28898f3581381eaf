import type { CDPSession, Page } from '@playwright/test'
import { findAxeViolations } from '../support/axe'
import { expect, test, WEBGL } from '../support/fixtures'
import { waitForFrames } from '../support/frames'
import { expectVisibleStop, pressKeyOn } from '../support/keyboard'
import { findBadTargets } from '../support/layout-checks'
import { mapLabel, waitForRest, makePageLong, waitForGestures, openMap } from '../support/map-page'

async function chooseFromMenu(page: Page, item: string) {
  const toggle = page.getByRole('button', { name: 'Zoom controls' })
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click()
  await page.getByRole('button', { name: item, exact: true }).last().click()
  await waitForRest(page)
}

/** One finger goes from one point to another. */
async function swipe(session: CDPSession, from: [number, number], to: [number, number]) {
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await at('touchStart', [{ x: from[0], y: from[1] }])
  for (let i = 1; i <= 8; i++) {
    const share = i / 8
    await at('touchMove', [
      { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share },
    ])
  }
  await at('touchEnd', [])
}

test('a finger on the map does not scroll the page behind it at zoom 1, but does at 0.6 [66]', async ({
  page,
}) => {
  await openMap(page)
  await makePageLong(page)
  const session = await page.context().newCDPSession(page)
  const whatIsAt = ([x, y]: readonly [number, number]) =>
    page.evaluate(
      ([x, y]) => {
        const touched = document.elementFromPoint(x, y)
        return {
          isMap: touched?.closest('[data-zoom-level]:not(header *)') !== null,
          isSection: touched?.closest('[data-content]') !== null,
        }
      },
      [x, y] as const,
    )
  const swipeUp = ([x, y]: readonly [number, number]) => swipe(session, [x, y], [x, y - 140])

  const above = [195, 240] as const
  expect(await whatIsAt(above)).toMatchObject({ isMap: true })
  await swipeUp(above)
  // Heard, and shown by the next frames if it were to scroll.
  await waitForGestures(page)
  await waitForFrames(page, 3)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await chooseFromMenu(page, 'Zoom out')
  await chooseFromMenu(page, 'Zoom out')
  const beside = [8, 440] as const
  // A swipe on a section's text scrolls the section.
  expect(await whatIsAt(beside)).toEqual({ isMap: true, isSection: false })
  await swipeUp(beside)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
})

test('a finger scrolls the section that is open [70]', async ({ page }) => {
  await openMap(page, '/terms')
  const session = await page.context().newCDPSession(page)
  const scroller = page.locator('[data-content="terms"]')
  // Until one has been heard.
  await expect(async () => {
    await swipe(session, [200, 700], [200, 300])
    expect(await scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  }).toPass()
})

test('zoomed out through the menu, a finger moves the map [48] [86]', WEBGL, async ({ page }) => {
  await openMap(page)
  await chooseFromMenu(page, 'Full zoom out')
  const x = () =>
    page.evaluate(() => document.querySelector('[data-island="home"]')?.getBoundingClientRect().x ?? 0)
  const before = await x()
  const session = await page.context().newCDPSession(page)
  await swipe(session, [250, 300], [150, 300])
  await expect.poll(x).toBeLessThan(before - 80)
})

test('the zoom controls step aside for who reads on, and are back on another page and on the map', async ({
  page,
}) => {
  await openMap(page, '/terms')
  const session = await page.context().newCDPSession(page)
  const controls = page.getByRole('button', { name: 'Zoom controls' })
  const open = page.locator('[data-open="true"] [data-content]')
  const readOn = async () => {
    // Until one has been heard: the section may still be on its way.
    await expect(async () => {
      await swipe(session, [200, 700], [200, 550])
      expect(await open.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    }).toPass()
    await swipe(session, [200, 700], [200, 400])
    await expect(controls).toBeHidden()
  }
  await readOn()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact & About' })).toBeInViewport()
  await expect(controls).toBeVisible()
  await readOn()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('-')
  await expect(controls).toBeVisible()
})

test('the menu in which a place was chosen stays closed on the way back', async ({ page }) => {
  await openMap(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const place = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' })
  await place.click()
  await expect(page).toHaveURL('/shop')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop', exact: true })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact & About' })).toBeInViewport()
  await expect(place).toBeHidden()
})

test('a section is where it was left: back from a shirt, and after a reload', async ({ page }) => {
  await openMap(page, '/shop')
  const scroller = page.locator('[data-content="shop"]')
  const top = () => scroller.evaluate((element) => Math.round(element.scrollTop))
  await page.getByRole('link', { name: 'Donuts', exact: true }).scrollIntoViewIfNeeded()
  // It is kept once the scrolling is over.
  const kept = () => page.evaluate(() => Math.round(history.state?.top))
  await expect.poll(async () => (await kept()) > 300 && (await kept()) === (await top())).toBe(true)
  const left = await top()
  await page.getByRole('link', { name: 'Donuts', exact: true }).click()
  await expect(page).toHaveURL('/product/donuts')
  await page.goBack()
  await expect.poll(top).toBe(left)
  await page.reload()
  await expect.poll(top).toBe(left)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bonus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Printer Movie' })).toBeFocused()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await expect.poll(top).toBe(0)
})

test('the legend of the whole map leads to each place, by thumb and by keys, and takes the focus of what the map hides', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page, '/about')
  await chooseFromMenu(page, 'Full zoom out')
  const here = mapLabel(page, 'Contact & About')
  const poster = page.locator('[data-poster]')
  await page.keyboard.press('+')
  await expect(poster).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the whole map' }).focus()
  await page.keyboard.press('Enter')
  await expect(here).toBeFocused()
  await expect(poster).toBeVisible()
  await page.keyboard.press('+')
  await expect(poster).toHaveCount(0)
  await pressKeyOn(page, '-', page.getByRole('group', { name: 'Move the map' }).getByRole('button').first())
  await expect(here).toBeFocused()

  expect(await findAxeViolations(page)).toEqual([])
  expect(await findBadTargets(page, 44)).toEqual([])
  const names = [
    'Home',
    'Shop',
    'Printing Services',
    'Web & App Development',
    'Contact & About',
    'The Printer Movie',
    'Privacy Policy',
    'Terms & Conditions',
  ]
  await mapLabel(page, 'Home').focus()
  for (const name of names) {
    await expect(mapLabel(page, name)).toBeFocused()
    await expectVisibleStop(page)
    await page.keyboard.press('Tab')
  }
  await mapLabel(page, 'Terms & Conditions').tap()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeInViewport()
})
