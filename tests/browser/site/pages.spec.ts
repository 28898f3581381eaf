import { expect, test, WEBGL } from '../support/fixtures'
import { readPublishableKey } from '../support/staff'

/** Each page's heading, and words of the specification's section 1 that stand on it. */
const PAGES: [path: string, heading: string, ...words: string[]][] = [
  ['/', 'Welcome to Atelier Steinbock'],
  [
    '/printing',
    'Printing Services',
    'One colour',
    'Minimum order: 10 prints',
    'Full colour',
    'No minimum order',
  ],
  ['/apps', 'Web & App Development', 'Pricing on request'],
  ['/inventory-app', 'Web & App Development', 'For individuals and small businesses', 'App store'],
  ['/shop', 'Shop'],
  ['/about', 'Contact & About', 'Musterstrasse 1', '7000 Chur', 'The birth of a name'],
  ['/bonus', 'The Printer Movie', 'A short film'],
  ['/privacy', 'Privacy Policy', '13'],
  ['/terms', 'Terms & Conditions', '16-02-24'],
  ['/press', 'Put it on the press', 'It stays on this device until you send it.'],
  ['/checkout-cancelled', 'Checkout cancelled', 'No payment was processed.'],
  // Only a script can ask for the order that a link names.
  ['/order', 'Fetching your order'],
  ['/proof', 'Your proof needs JavaScript'],
  ['/admin', 'Studio'],
]

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is there to read and leads on [2] [3] [4] [5] [7] [9] [10]', async ({ page }) => {
    for (const [path, heading, ...words] of PAGES) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      for (const word of words) await expect(main, path).toContainText(word)
      const places = page.getByRole('navigation', { name: 'Main' })
      for (const name of ['Shop', 'Printing Services', 'Web & App Development', 'Contact', 'Bonus'])
        await expect(places.getByRole('link', { name })).toBeVisible()
    }
  })
})

for (const [width, height] of [
  [320, 480],
  [844, 390],
  [1280, 800],
  [2560, 1440],
] as const) {
  test(`the inventory app’s address opens at the app, ${width} px wide [23]`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/inventory-app')
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { name: 'The inventory app' })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const panel = await page.locator('[data-content="apps"]').boundingBox()
    expect(((await heading.boundingBox())?.y ?? NaN) - (panel?.y ?? 0)).toBeLessThan(110)
    await expect(main.getByRole('link', { name: 'Describe your project' })).not.toBeInViewport()
  })
}

test('on paper a section stands alone, to its end', async ({ page }) => {
  await page.goto('/terms')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  const end = page.getByRole('main').getByRole('paragraph').last()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(end).toBeInViewport({ ratio: 1 })
  const scroller = page.locator('[data-content="terms"]')
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0)
})

test.describe('at an unknown address', () => {
  // The browser itself notes each answer that is an error.
  test.use({ expectedComplaints: /status of 404.*\/no-such-page/ })

  test('a 404 shows home, says so politely and stays out of search engines [24]', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome to/ })).toBeVisible()
    const notice = page.getByRole('status').filter({ hasText: 'There is no page at this address.' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Close this notice' }).click()
    await expect(notice).toHaveCount(0)
  })
})

test('nothing of the studio’s is open: pages of /admin, Medusa’s API, the list of orders [27]', async ({
  request,
}) => {
  const door = await request.get('/admin')
  expect(door.status()).toBe(200)
  expect(await door.text()).toContain('<meta name="robots" content="noindex"')
  expect((await request.get('/admin/products')).status()).toBe(401)
  expect((await request.get('/api/orders')).status()).toBe(401)
  const key = await readPublishableKey(request)
  const order = await request.get('/store/orders/order_1', { headers: { 'x-publishable-api-key': key } })
  expect(order.status()).toBe(404)
  expect(await order.json()).toEqual({ error: expect.any(String), code: expect.any(String) })
})

test('a page allows no foreign and no inline scripts, no frame, no sniffing, and is kept while it is fresh', async ({
  request,
}) => {
  const answer = await request.get('/')
  const headers = answer.headers()
  const policy = headers['content-security-policy'] ?? ''
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? ''
  expect(scripts).toContain("'self'")
  expect(scripts).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  const etag = headers['etag'] ?? ''
  expect(etag).not.toBe('')
  expect((await request.get('/', { headers: { 'if-none-match': etag } })).status()).toBe(304)
  const head = await request.head('/')
  expect(head.status()).toBe(200)
  expect(head.headers()['etag']).toBe(etag)
  expect(await head.body()).toHaveLength(0)
})

test(
  'pages change without a reload: one canvas, chunks on demand, from the top [28] [30] [224]',
  WEBGL,
  async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    })
    await page.goto('/printing')
    const canvas = page.locator('canvas')
    await expect(canvas).toHaveCount(1)
    const mounted = await canvas.elementHandle()
    const before = new Set(scripts)

    const places = page.getByRole('navigation', { name: 'Main' })
    for (const [name, heading] of [
      ['Contact', 'Contact & About'],
      ['Shop', 'Shop'],
    ] as const) {
      await places.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    expect(await canvas.evaluate((now, then) => now === then, mounted)).toBe(true)
    expect([...scripts].filter((path) => !before.has(path)).join()).toMatch(/shop-section/)

    await page.getByRole('link', { name: 'Donuts' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Donuts' })).toBeVisible()
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, 300))
    expect(await scrolled()).toBeGreaterThan(100)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/about')
    await expect.poll(scrolled).toBe(0)
    for (const path of scripts) expect(path).toMatch(/^\/static\/js\/[\w-]+\.[\w-]{8}\.chunk\.js$/)
  },
)

test('on the map full zoom out and reset view stand at the top left, terms and privacy at the bottom left [85]', async ({
  page,
}) => {
  const rail = page.getByRole('toolbar', { name: 'Zoom controls' })
  for (const path of ['/', '/terms']) {
    await page.goto(path)
    if (path === '/') await page.getByRole('button', { name: 'I understand' }).click()
    for (const name of ['Terms & Conditions', 'Privacy Policy']) {
      const icon = page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name })
      const { x = NaN, y = NaN, height = NaN } = (await icon.boundingBox()) ?? {}
      expect(x).toBeLessThan(50)
      expect(800 - (y + height)).toBeLessThan(100)
    }
    const places = ['Full zoom out', 'Reset view'].map((name) =>
      rail.getByRole('button', { name }).boundingBox(),
    )
    for (const place of await Promise.all(places)) {
      expect(place?.x).toBeLessThan(100)
      expect(place?.y).toBeLessThan(200)
    }
  }
  await page.goto('/product/donuts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Full zoom out' })).toHaveCount(0)
})
