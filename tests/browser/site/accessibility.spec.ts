import { findAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { waitForRest } from '../support/map-page'
import { PAGES } from '../support/layout-checks'
import { payOrder } from '../support/paid-order'
import { addToCart, openCart } from '../support/shopper'
import { signIn } from '../support/staff'

// Judged is what is there at rest, however the camera got there.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on each page', () => {
  // The browser notes each answer that is an error; the request helper logs its own.
  test.use({
    expectedComplaints: /status of 404.*\/api\/orders|^GET \/api\/orders failed HttpError: HTTP 404/,
  })

  test('axe finds nothing, and no visitor is offered a login, a registration or a role [1] [205]', async ({
    page,
  }) => {
    test.slow()
    for (const path of [...PAGES, '/order', '/proof', '/checkout-success?session_id=cs_test_nobody'])
      await test.step(path, async () => {
        await page.goto(path)
        const heading = page.getByRole('heading', { level: 1 }).first()
        await expect(heading).toBeVisible()
        if (path.includes('nobody')) await expect(heading).toHaveText('We do not know this order')
        expect.soft(await findAxeViolations(page), path).toEqual([])
        // The studio's own door is no page for visitors (reading R7).
        if (path === '/admin') return
        for (const role of ['link', 'button'] as const)
          await expect(
            page.getByRole(role, {
              name: /log ?in|sign ?(in|up|on)|register|account|password|member/i,
            }),
          ).toHaveCount(0)
        await expect(page.locator('input[type=password], input[autocomplete*=username]')).toHaveCount(0)
        await expect(page.locator('a[href^="/admin"], a[href^="/app/"], a[href="/app"]')).toHaveCount(0)
      })
  })
})

test.describe('in what opens over a page', () => {
  test.use({ expectedComplaints: /status of 503.*create-checkout-session/ })

  test('axe finds nothing: quick view, drawer, its message, whole map, menu of narrow screens', async ({
    page,
  }) => {
    test.slow()
    const expectNothing = async (where: string) =>
      expect.soft(await findAxeViolations(page), where).toEqual([])
    await page.goto('/shop')
    await page.getByRole('button', { name: 'Quick view: Donuts' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNothing('the quick view')

    await addToCart(page, 'donuts', 'M')
    const drawer = await openCart(page)
    const proceed = drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' })
    await expect(proceed).toBeVisible()
    await expectNothing('the drawer')
    await page.route('**/api/create-checkout-session', (route) => route.fulfill({ status: 503, body: '' }))
    await proceed.click()
    await expect(drawer.getByRole('alert')).toContainText('No money has moved')
    await expectNothing('the drawer with its message')

    await page.goto('/')
    await page.getByRole('button', { name: 'Full zoom out' }).click()
    await expect(page.getByText('Click section icons to enter • Drag to explore')).toBeVisible()
    await waitForRest(page)
    await expectNothing('the whole map')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible()
    await expectNothing('the menu')
  })
})

test('axe finds nothing on the page of a paid order and on the studio’s list of orders', async ({ page }) => {
  test.slow()
  const order = { handle: 'donuts', size: 'M', delivery: 'pickup' } as const
  await page.goto((await payOrder(page.request, order)).successPath)
  await expect(page.getByRole('heading', { name: /order successful/i })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  await signIn(page)
  const lists = page.getByRole('group', { name: 'Lists' })
  await expect(lists.getByRole('button', { name: /^To print/ })).toContainText(/\d/)
  expect(await findAxeViolations(page), 'in the list to print').toEqual([])
  await lists.getByRole('button', { name: 'All' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await findAxeViolations(page), 'in the list of all').toEqual([])
})
