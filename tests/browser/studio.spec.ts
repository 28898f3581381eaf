import { expect, fromSetUp, test } from './fixtures'
import { addToCart, CARDS, openCart, orderNumberOn, payAtHostedPage, proceedToCheckout } from './shopper'
import { paymentOf, staffToken } from './studio'

test('[27] the studio signs in, sees the newest order first and refunds it; the buyer is told', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  await addToCart(page, 'donut-second-edition', 'L')
  const drawer = await openCart(page)
  await drawer.getByRole('radio', { name: /^Pickup/ }).check({ force: true })
  await proceedToCheckout(page)
  await payAtHostedPage(page, CARDS.pays, 'pickup')
  await page.waitForURL(/\/checkout-success/)
  const number = await orderNumberOn(page)

  const studio = await context.newPage()
  await studio.goto('/admin')
  await studio.getByLabel('E-mail').fill(fromSetUp('ADMIN_EMAIL'))
  await studio.getByLabel('Password').fill(fromSetUp('ADMIN_PASSWORD'))
  await studio.getByRole('button', { name: 'Sign in' }).click()
  const newest = studio.getByRole('row').nth(1)
  await expect(newest.getByRole('rowheader', { name: String(number), exact: true })).toBeVisible()
  for (const words of ['Pickup', 'CHF 32.20']) await expect(newest).toContainText(words)

  const headers = { authorization: `Bearer ${await staffToken(request)}` }
  const { id } = await paymentOf(request, number)
  const refund = await request.post(`/admin/payments/${id}/refund`, { headers, data: { amount: 32.2 } })
  expect(refund.status()).toBe(200)
  const answer = await request.get(`/api/orders${new URL(page.url()).search}`)
  expect(await answer.json()).toMatchObject({ status: 'refunded', order: { number, total: 32.2 } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This order was refunded' })).toBeVisible()

  await studio.getByRole('button', { name: 'Sign out' }).click()
  await expect(studio.getByLabel('Password')).toBeVisible()
  await expect(studio.getByRole('table')).toHaveCount(0)
  // Out on the server as well.
  expect((await studio.request.get('/api/orders')).status()).toBe(401)
})

test.describe('Medusa’s own admin', () => {
  // Nobody is signed in, as it asks the server; and a warning of its router's about what it shows meanwhile.
  test.use({ expectedComplaints: /status of 401.*\/admin\/|No `HydrateFallback` element provided/ })

  test('stands at /app and asks who is there', async ({ page }) => {
    await page.goto('/app')
    await expect(page).toHaveURL(/\/app\/login/)
    await expect(page.getByRole('heading', { name: 'Welcome to Medusa' })).toBeVisible({ timeout: 20_000 })
    await expect(page.locator('input[name=password]')).toBeVisible()
  })
})
