import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { typeInto, tabTo, pressKeyOn, expectVisibleStop, tabThroughPage } from '../support/keyboard'
import { waitForRest, mapLabel, readWorldOrigin } from '../support/map-page'
import { readOrderNumber } from '../support/shopper'

// These tests ask where the focus ends, not how the camera gets there. With reduced motion it gets there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Each page, and stops that the keyboard must come to on it, in this order. */
const STOPS: Record<string, string[]> = {
  '/': [
    'a Skip to content',
    'a Shop',
    'a Italiano',
    'button Full zoom out',
    'div Zoom',
    'a Terms & Conditions',
  ],
  '/printing': ['a Skip to content', 'div Zoom', 'div', 'a Terms & Conditions'],
  '/apps': ['a Skip to content', 'div', 'a Terms & Conditions'],
  '/shop': ['a Skip to content', 'a Donuts', 'button Quick view: Donuts'],
  '/about': ['a Skip to content', 'div', 'a hello@'],
  '/bonus': ['a Skip to content', 'Play the film'],
  '/privacy': ['a Skip to content', 'div'],
  '/terms': ['a Skip to content', 'div'],
  '/product/donuts': ['a Skip to content', 'a Back to shop', 'button Front', 'input', 'button Add to cart'],
  '/press': ['a Skip to content', 'input', 'button A child’s ibex', 'input'],
  '/checkout-success': ['a Skip to content', 'a Back to home'],
  '/checkout-cancelled': ['a Skip to content'],
  '/admin': ['a Skip to content', 'input', 'input', 'button Sign in'],
}

test('every stop of the keyboard on every page is marked and in sight, also with the cookie banner there', async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (const [path, wanted] of Object.entries(STOPS))
    await test.step(path, async () => {
      await page.goto(path)
      // The board is staff's, and has none.
      const hasBanner = path !== '/admin'
      await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(hasBanner ? 1 : 0)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const stops = await tabThroughPage(page)
      expect(stops.join('\n')).toMatch(new RegExp(wanted.map(escaped).join('[^]*')))
      expect(stops.some((stop) => stop.includes('I understand'))).toBe(hasBanner)

      // Round again: the skip link leads past the header.
      await page.evaluate(() => document.body.focus())
      await pressKeyOn(page, 'Enter', page.getByRole('link', { name: 'Skip to content' }))
      await page.keyboard.press('Tab')
      await expectVisibleStop(page)
      expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true)
    })
})

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

test('on the map the content comes after at most fourteen stops of the keyboard', async ({ page }) => {
  // With the switch for less motion, which is not there for whose system asks for it.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const isInContent = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
  for (const path of ['/', '/printing']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Reduce motion' })).toBeVisible()
    const stops: string[] = []
    for (await page.keyboard.press('Tab'); !(await isInContent()); await page.keyboard.press('Tab'))
      stops.push((await expectVisibleStop(page)).what)
    expect(stops).toContain('div Zoom')
    expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(14)
  }
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a section opened by the keyboard has the focus on its heading and is announced', async ({ page }) => {
  await page.goto('/')
  const places = page.getByRole('navigation', { name: 'Main' })
  for (const [link, name] of [
    ['Printing Services', 'Printing Services'],
    ['Contact', 'Contact & About'],
  ] as const) {
    await pressKeyOn(page, 'Enter', places.getByRole('link', { name: link }))
    await expect(heading(page, name)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1)
    await expect(heading(page, name)).toBeInViewport()
  }
  await page.keyboard.press('Tab')
  await expectVisibleStop(page)
})

test('the whole map is walked by keyboard: each label comes into view and opens its section [61] [63]', async ({
  page,
}) => {
  await page.goto('/')
  await pressKeyOn(page, 'Enter', page.getByRole('button', { name: 'Full zoom out' }))
  await expect(page.getByText('Click section icons to enter • Drag to explore')).toBeVisible()
  // At 40 %, most of the map lies beyond the screen.
  await page.setViewportSize({ width: 800, height: 600 })
  await page.keyboard.press('+')
  await waitForRest(page)
  let moved = 0
  for (const name of [
    'Shop',
    'Printing Services',
    'Contact & About',
    'The Printer Movie',
    'Privacy Policy',
  ]) {
    const before = await readWorldOrigin(page)
    await tabTo(page, mapLabel(page, name))
    await expect(mapLabel(page, name)).toBeInViewport({ ratio: 0.9 })
    await waitForRest(page)
    const after = await readWorldOrigin(page)
    if (after.x !== before.x || after.y !== before.y) moved += 1
  }
  expect(moved).toBeGreaterThan(1)
  await tabTo(page, mapLabel(page, 'Contact & About'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(heading(page, 'Contact & About')).toBeFocused()
  await expect(page.locator('[data-zoom-level="10"]')).toBeVisible()
})

test('zoom controls, pan buttons and the motion switch work by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await tabTo(page, page.getByRole('button', { name: 'Full zoom out' }))
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
  const zoomOut = page.getByRole('button', { name: 'Zoom out', exact: true })
  await expect(zoomOut).toBeFocused()
  await expectVisibleStop(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-zoom-level="8"]')).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Zoom' })
  await pressKeyOn(page, 'PageDown', slider, 'Shift+Tab')
  await expect(page.locator('[data-zoom-level="4"]')).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /^40\s%$/)
  await waitForRest(page)

  await pressKeyOn(page, 'ArrowDown', zoomOut)
  const motion = page.getByRole('button', { name: 'Reduce motion' })
  await expect(motion).toBeFocused()
  await page.keyboard.press('Space')
  await expect(motion).toHaveAttribute('aria-pressed', 'true')

  const pan = page.getByRole('group', { name: 'Move the map' })
  const before = await readWorldOrigin(page)
  await pressKeyOn(page, 'Enter', pan.getByRole('button', { name: 'Right' }))
  await waitForRest(page)
  const right = await readWorldOrigin(page)
  expect(right.x).toBeLessThan(before.x - 100)
  await pressKeyOn(page, 'Enter', pan.getByRole('button', { name: 'Up' }), 'Shift+Tab')
  await waitForRest(page)
  expect((await readWorldOrigin(page)).y).toBeGreaterThan(right.y)

  await pressKeyOn(page, 'Space', motion, 'Shift+Tab')
  await expect(motion).toHaveAttribute('aria-pressed', 'false')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Reset view' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-zoom-level="10"]')).toBeVisible()
})

test('the language is chosen by keyboard, and the page stays', async ({ page }) => {
  await page.goto('/about')
  await pressKeyOn(page, 'Enter', page.getByRole('link', { name: 'Deutsch' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(/\/about/)
})

/** Where the focus is: in a dialog, on a message bar, or on nothing, as when the browser's own bars have it. */
const readFocusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === body) return 'nothing'
    if (activeElement?.closest('[role="dialog"]')) return 'dialog'
    return activeElement?.closest('[aria-live]') ? 'message' : 'page'
  })

/** Tabs so many times, to and fro; the focus must stay in those places, and comes back to the dialog. */
async function expectTrapped(page: Page, steps: number, places: string[]) {
  let inDialog = 0
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab')
    await expect.poll(async () => places.includes(await readFocusPlace(page))).toBe(true)
    if ((await readFocusPlace(page)) === 'dialog') inDialog += 1
    await expectVisibleStop(page)
  }
  expect(inDialog).toBeGreaterThan(steps / 2)
}

test('the quick view keeps the focus, gives it back, and sells a shirt by keyboard', async ({ page }) => {
  await page.goto('/shop')
  const opener = page.getByRole('button', { name: 'Quick view: Donuts' })
  await pressKeyOn(page, 'Enter', opener)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => readFocusPlace(page)).toBe('dialog')
  await expectTrapped(page, 24, ['dialog'])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await pressKeyOn(page, 'Enter', dialog.getByRole('button', { name: 'Add to cart' }))
  // It asks for the size, and leads there.
  await expect(dialog.getByRole('radio', { name: /^S\b/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: /^M\b/ })).toBeChecked()
  await pressKeyOn(page, 'Enter', dialog.getByRole('button', { name: 'Add to cart' }))
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
})

test('a shirt is found, bought and paid by keyboard alone [1] [6]', async ({ page }) => {
  await page.goto('/shop')
  await pressKeyOn(page, 'Enter', page.getByRole('link', { name: 'Donuts' }).first())
  await expect(heading(page, 'Donuts')).toBeFocused()
  await pressKeyOn(page, 'Space', page.getByRole('radio', { name: /^S\b/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^M\b/ })).toBeChecked()
  await pressKeyOn(page, 'Enter', page.getByRole('button', { name: 'Add to cart' }))

  const cart = page.getByRole('button', { name: /^Shopping cart, / })
  await pressKeyOn(page, 'Enter', cart, 'Shift+Tab')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'Shopping cart' })).toBeFocused()
  // At its ends the browser takes over, as with its own dialogs.
  await expectTrapped(page, 24, ['dialog', 'message', 'nothing'])
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(cart).toBeFocused()

  await page.keyboard.press('Enter')
  await pressKeyOn(page, 'Enter', drawer.getByRole('button', { name: /^One more: Donuts, size M$/i }))
  await expect(drawer).toContainText('SubtotalCHF 59.80')
  await pressKeyOn(page, 'ArrowDown', drawer.getByRole('radio', { name: /^Shipping/ }))
  await expect(drawer.getByRole('radio', { name: /^Pickup/ })).toBeChecked()
  await pressKeyOn(page, 'Enter', drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }))
  await page.waitForURL(/\/c\/pay\//)

  await typeInto(page, page.getByLabel(/e-?mail/i), 'buyer@shop.example')
  await typeInto(page, page.getByLabel(/\bname\b/i), 'Ursina Caduff')
  await typeInto(page, page.getByLabel(/card number/i), '4242 4242 4242 4242')
  await typeInto(page, page.getByLabel(/expir/i), '12 / 34')
  await typeInto(page, page.getByLabel(/cvc/i), '123')
  await pressKeyOn(page, 'Enter', page.getByRole('button', { name: /^pay /i }))

  await page.waitForURL(/\/checkout-success\?session_id=/)
  await expect(page.getByRole('heading', { name: /order successful/i })).toBeVisible()
  expect(await readOrderNumber(page)).toBeGreaterThan(0)
  await pressKeyOn(page, 'Enter', page.getByRole('link', { name: /home/i }).last())
  await expect(page).toHaveURL('/')
})
