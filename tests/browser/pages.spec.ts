import { expect, test } from './fixtures'
import { publishableKey } from './studio'

test('[24] an unknown address is a 404 that shows home, says so and stays out of search engines', async ({
  page,
  request,
}) => {
  const answer = await request.get('/no-such-page')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
  await page.goto('/shop')
  await page.evaluate(() => {
    history.pushState(null, '', '/no-such-page')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: /Welcome to/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /no page at this address/ })).toBeVisible()
})

test('[27] /admin is our page and shows nothing without a login; its API and the store’s orders are closed', async ({
  page,
  request,
}) => {
  await page.goto('/admin')
  await expect(page.getByLabel(/password/i)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  expect((await request.get('/admin/products')).status()).toBe(401)
  expect((await request.get('/api/orders')).status()).toBe(401)
  const key = await publishableKey(request)
  const order = await request.get('/store/orders/order_1', { headers: { 'x-publishable-api-key': key } })
  expect(order.status()).toBe(404)
  expect(await order.json()).toEqual({ error: expect.any(String), code: expect.any(String) })
})

test('a page forbids foreign and inline scripts, frames and sniffing', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  const policy = headers['content-security-policy'] ?? ''
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? ''
  expect(scripts).toContain("'self'")
  expect(scripts).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['referrer-policy']).toBeTruthy()
})

test('[224] scripts are chunks named static/js/{name}.{hash}.chunk.js', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/shop')
  await expect(page.getByRole('heading', { name: 'Donuts' })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(1)
  for (const path of scripts) expect(path).toMatch(/^\/static\/js\/[\w.-]+\.[\w-]{8}\.chunk\.js$/)
})

test('[28] [30] changing pages keeps one canvas and begins at the top', async ({ page }) => {
  await page.goto('/printing')
  const canvas = page.locator('canvas')
  await expect(canvas).toHaveCount(1, { timeout: 20_000 })
  await canvas.evaluate((node) => node.setAttribute('data-mark', 'mine'))
  await page.getByRole('link', { name: 'Shop' }).first().click()
  await expect(page.getByRole('heading', { name: 'Donuts' })).toBeVisible()
  await expect(canvas).toHaveAttribute('data-mark', 'mine')
  await page.getByRole('link', { name: 'Donuts' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Donuts' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.getByRole('link', { name: 'Printing Services' }).first().click()
  await page.waitForURL('**/printing')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('[205] no page offers visitors a login or a registration', async ({ page }) => {
  for (const path of ['/', '/shop', '/product/donuts', '/about']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const role of ['link', 'button'] as const)
      await expect(page.getByRole(role, { name: /log ?in|sign (in|up)|register|account/i })).toHaveCount(0)
    await expect(page.locator('input[type=password]')).toHaveCount(0)
  }
})

test('[89] the cookie banner goes when it is acknowledged, for 150 days', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'I understand' }).click()
  await expect(page.getByRole('button', { name: 'I understand' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'I understand' })).toHaveCount(0)
  const consent = (await context.cookies()).find(({ name }) => name === 'atelier-steinbock.consent')
  const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(150)
})

for (const [screen, width, expected] of [
  ['[92] 400 px wide on a desktop', 1280, 400],
  ['[91] as wide as the screen on a phone', 390, 390],
] as const) {
  test(`[90] the cart drawer opens on the right, ${screen}, and closes by its backdrop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/product/donuts')
    await page.getByRole('radio', { name: /^M\b/ }).check({ force: true })
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
    await page.waitForTimeout(500)
    const box = await drawer.boundingBox()
    expect(box?.width).toBe(expected)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width)
    if (width > expected) await page.mouse.click(100, 400)
    else await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })
}
