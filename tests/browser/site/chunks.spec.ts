import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { waitForFrames, waitForFonts } from '../support/frames'
import { addToCart, openCart } from '../support/shopper'

/** The parts of the site that come on demand, by the identifiers of their scripts, and the page that needs each. */
const PARTS = {
  'map-page': '/',
  'home-section': '/',
  'shop-section': '/shop',
  'printing-section': '/printing',
  'apps-section': '/apps',
  'about-section': '/about',
  'bonus-section': '/bonus',
  'privacy-section': '/privacy',
  'terms-section': '/terms',
  'standard-page': '/product/donuts',
  'product-page': '/product/donuts',
  'success-page': '/checkout-success',
  'cancelled-page': '/checkout-cancelled',
  'order-page': '/order',
  'board-page': '/admin',
  'checkout-drawer': 'the drawer',
} as const

/** The identifiers of all scripts that the page asks for from now on. */
function watchScripts(page: Page): Set<string> {
  const identifiers = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return
    const { pathname } = new URL(request.url())
    const [, identifier] = /^\/static\/js\/([\w-]+)\.[\w-]{8}\.chunk\.js$/.exec(pathname) ?? []
    identifiers.add(identifier ?? `not a chunk: ${pathname}`)
  })
  return identifiers
}

test('sixteen parts come on demand, each as a script with an identifier of its own [226] [R22]', async ({
  page,
}) => {
  test.slow()
  expect(Object.keys(PARTS)).toHaveLength(16)
  for (const path of new Set(Object.values(PARTS))) {
    const scripts = watchScripts(page)
    if (path === 'the drawer') {
      await addToCart(page, 'donuts', 'M')
      await openCart(page)
    } else {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
    const wanted = Object.entries(PARTS).flatMap(([part, place]) => (place === path ? [part] : []))
    await expect.poll(() => [...scripts], { message: path }).toEqual(expect.arrayContaining(wanted))
    expect([...scripts].filter((identifier) => identifier.startsWith('not a chunk'))).toEqual([])
    page.removeAllListeners('request')
  }
})

for (const [screen, width, picture] of [
  ['a phone', 390, 'about.webp'],
  ['a desktop', 1440, 'about-wide.webp'],
] as const) {
  test(`on ${screen} a section’s motif has the line to itself until it is there`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    let bring = () => {}
    const awaited = new Promise<void>((resolve) => (bring = resolve))
    await page.route(`**/media/map/${picture}`, async (route) => {
      await awaited
      await route.continue()
    })
    const arrival = page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const listMapPaths = () => requested.filter((path) => path.startsWith('/media/map/'))
    await expect.poll(listMapPaths).toEqual([`/media/map/${picture}`])
    await waitForFonts(page)
    await waitForFrames(page, 5)
    expect(listMapPaths()).toEqual([`/media/map/${picture}`])
    expect(requested.filter((path) => path.includes('/js/site.'))).toEqual([])
    bring()
    await arrival
    await expect.poll(() => requested.filter((path) => path.includes('/js/site.'))).toHaveLength(1)
  })
}

test.describe('a part that never comes', () => {
  test.use({ expectedComplaints: /Loading chunk product failed\.|A part of the page could not be rendered/ })

  test('is waited for 120,000 ms, and then its page says that it took too long [225] [255]', async ({
    page,
  }) => {
    await page.clock.install()
    let release = () => {}
    await page.route('**/product-page.*.chunk.js', () => new Promise<void>((resolve) => (release = resolve)))
    await page.goto('/shop')
    const shirt = page.getByRole('link', { name: 'Donuts', exact: true })
    await expect(shirt).toBeVisible()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await page.evaluate(() => {
      const pressedAt = Date.now()
      new MutationObserver(() => {
        if (document.body.textContent?.includes('Loading chunk product failed.'))
          document.documentElement.dataset['failedAfter'] ??= String(Date.now() - pressedAt)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    const requested = page.waitForRequest('**/product-page.*.chunk.js')
    await shirt.click()
    await requested
    const message = page.getByText(/Loading chunk product failed\. \(timeout: .+\)/)
    await page.clock.runFor(119_999)
    await expect(message).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(message).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-failed-after', '120000')
    release()
  })
})
