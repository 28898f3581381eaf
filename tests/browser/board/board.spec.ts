import { findAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { payOrder } from '../support/paid-order'
import { expectLoaded } from '../support/expect-picture-loaded'
import { countActions } from '../support/count-actions'
import { answerWithOrders, createColleague, readPayment, signIn, fetchStaffToken } from '../support/staff'

test('the studio signs in, sees the newest order first and refunds it; the buyer is informed [27]', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const order = { handle: 'donut-second-edition', size: 'L', delivery: 'pickup' } as const
  const { number, successPath } = await payOrder(request, order)
  await page.goto(successPath)
  await expect(page.getByRole('heading', { name: 'Order successful' })).toBeVisible()

  const studio = await context.newPage()
  await signIn(studio, await createColleague(request))
  await studio.getByRole('button', { name: 'All', exact: true }).click()
  const newest = studio.getByRole('row').nth(1)
  await expect(newest.getByRole('link', { name: String(number), exact: true })).toBeVisible()
  for (const words of ['Pickup', 'CHF 32.20']) await expect(newest).toContainText(words)

  const headers = { authorization: `Bearer ${await fetchStaffToken(request)}` }
  const { id } = await readPayment(request, number)
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
  await expect.poll(async () => (await studio.request.get('/api/orders')).status()).toBe(401)
})

test.describe('sixty orders, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one is found by its buyer’s name in two presses, and the address keeps it [S2]', async ({ page }) => {
    const step = await countActions(page)
    await signIn(page)
    await answerWithOrders(page, 60)
    await step('find an order by name', async () => {
      await page.getByRole('button', { name: 'All', exact: true }).tap()
      await page.getByLabel('Number, name, email or tracking number').fill('Buyer 23')
      await page.getByRole('button', { name: 'Search' }).tap()
      await expect(page.getByRole('row', { name: /Buyer 23/ })).toBeVisible()
    })
    await page.goBack()
    await expect(page.getByText('60 orders')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    // Nothing of an order is off screen, nor made smaller for it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const newest = page.getByRole('row').nth(1)
    await newest.scrollIntoViewIfNeeded()
    for (const cell of ['Pickup, 3 pieces', 'To print', 'CHF 42.20'])
      await expect(newest.getByText(cell)).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Next' }).tap()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()

    await page.getByLabel('Number, name, email or tracking number').fill('Buyer 17')
    await page.getByRole('button', { name: 'Search' }).tap()
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /Buyer 17/ })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Number, name, email or tracking number')).toHaveValue('Buyer 17')
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await expect(page.getByLabel('Number, name, email or tracking number')).toHaveValue('')
  })

  test('fifty cards take half of the room that they took [S2]', async ({ page }) => {
    await answerWithOrders(page, 50)
    await signIn(page)
    await expect(page.getByRole('listitem', { name: /^Order / })).toHaveCount(50)
    const cards = page.getByRole('listitem', { name: /^Order / })
    const [first, last] = await Promise.all([cards.first().boundingBox(), cards.last().boundingBox()])
    const height = (last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0)
    // 55 cards were 20,874 px tall.
    expect(height).toBeLessThan(10_450)
    expect(await findAxeViolations(page)).toEqual([])
  })
})

test.describe('pictures of products, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a picture from the phone becomes the front of a shirt in the shop [R7]', async ({
    page,
    request,
  }) => {
    await signIn(page)
    await page.getByRole('button', { name: 'Pictures' }).click()
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByLabel('Product').selectOption({ label: 'Donuts' })
    await page.getByLabel('Choose a picture').setInputFiles('public/media/products/crying-skull-back.webp')
    await page.getByRole('slider', { name: 'Move the crop' }).fill('1')
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByText(/^Donuts has its new picture\./)).toBeVisible()
    const front = async () => {
      const { products } = await (await request.get('/api/products')).json()
      return products.find(({ name }: { name: string }) => name === 'Donuts').images.front as string
    }
    await expect.poll(front).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\.webp$/)
    const picture = await request.get(await front())
    expect(picture.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    })
    await page.goto('/product/donuts')
    const shown = page.getByRole('img', { name: /^Donuts/ }).first()
    await expectLoaded(shown, 0)
    expect(await shown.getAttribute('src')).toContain('/media/uploads/')
  })
})

test.describe('a file that only looks like a picture', () => {
  // Playwright's recorder fetches whatever picture did not load; without it the page asks for nothing.
  test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: /Connecting to 'blob:/ })

  test('is refused in a sentence before it is sent [R7]', async ({ page }) => {
    await signIn(page)
    await page.getByRole('button', { name: 'Pictures' }).click()
    await page.getByLabel('Choose a picture').setInputFiles({
      name: 'shirt.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
    await expect(page.getByRole('alert')).toContainText('damaged')
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0)
  })
})

test.describe('Medusa’s own admin', () => {
  // Nobody is signed in, as it asks the server; and a warning of its router's about what it shows meanwhile.
  test.use({ expectedComplaints: /status of 401.*\/admin\/|No `HydrateFallback` element provided/ })

  test('stands at /app and asks who is there', async ({ page }) => {
    await page.goto('/app')
    await expect(page).toHaveURL(/\/app\/login/)
    await expect(page.getByRole('heading', { name: 'Welcome to Medusa' })).toBeVisible()
    await expect(page.locator('input[name=password]')).toBeVisible()
  })
})
