import { expect, getShopValue, test } from '../support/fixtures'
import { addToCart, CARDS, openCart, payAtHostedPage, proceedToCheckout } from '../support/shopper'

test('two tabs cannot pay one cart twice: the older payment page closes when there is a newer one', async ({
  page,
  context,
}) => {
  await addToCart(page, 'donuts', 'M')
  await openCart(page)
  const other = await context.newPage()
  await other.goto('/product/donuts')
  await openCart(other)

  await proceedToCheckout(page)
  await proceedToCheckout(other)
  const older = sessionIn(page.url())
  expect(sessionIn(other.url())).not.toBe(older)
  await expect.poll(() => readStatus(older)).toBe('expired')
  await page.reload()
  await expect(page.getByRole('heading', { name: /expired/i })).toBeVisible()

  await payAtHostedPage(other, CARDS.pays, 'shipping')
  await other.waitForURL(/\/checkout-success/)
  await expect(other.getByRole('heading', { name: 'Order successful' })).toBeVisible()
  await expect(other.getByRole('button', { name: /shopping cart/i })).toHaveCount(0)
})

test('a shirt that is added in another tab during the payment stays in the cart of both', async ({
  page,
  context,
}) => {
  await addToCart(page, 'donuts', 'M')
  await openCart(page)
  await proceedToCheckout(page)
  const other = await context.newPage()
  await addToCart(other, 'crying-skull', 'S')
  await expect(other.getByRole('button', { name: 'Shopping cart, 2 items' })).toBeVisible()

  await payAtHostedPage(page, CARDS.pays, 'shipping')
  await expect(page.getByRole('heading', { name: 'Order successful' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Order successful' })).toBeVisible()
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
  await expect((await openCart(other)).getByRole('listitem')).toHaveText(/Crying Skull/)
})

test('who has paid and closed the tab is offered the order in a new one, and no second payment', async ({
  page,
  context,
}) => {
  await addToCart(page, 'donuts', 'M')
  await openCart(page)
  await proceedToCheckout(page)
  await pay(sessionIn(page.url()))
  const other = await context.newPage()
  await page.close()
  await other.goto('/shop')
  const drawer = await openCart(other)
  await expect(drawer).toContainText('Your cart is empty')
  await drawer.getByRole('link', { name: 'To your order' }).click()
  await expect(other.getByRole('heading', { name: 'Order successful' })).toBeVisible()
  await expect(other.getByRole('button', { name: /shopping cart/i })).toHaveCount(0)
})

test('a second tab that is pressed before the first is answered gets the same payment page', async ({
  page,
  context,
}) => {
  await addToCart(page, 'donuts', 'L')
  const other = await context.newPage()
  await other.goto('/product/donuts')
  const tabs = [page, other]
  // Both have asked before either is answered.
  let requestCount = 0
  let bothAsked = () => {}
  const both = new Promise<void>((resolve) => (bothAsked = resolve))
  await context.route('**/api/create-checkout-session', async (route) => {
    if (++requestCount === 2) bothAsked()
    await both
    await route.continue()
  })
  for (const tab of tabs) await openCart(tab)
  // Behind the page's own listener: what is heard here has been heard there.
  await other.evaluate(() => {
    addEventListener('storage', () => (document.documentElement.dataset['heard'] = 'yes'))
  })
  const first = proceedToCheckout(page)
  await expect.poll(() => requestCount).toBe(1)
  // The browser tells the tabs of each other's storage faster than anybody changes tabs.
  await expect(other.locator('html')).toHaveAttribute('data-heard', 'yes')
  await Promise.all([first, proceedToCheckout(other)])
  expect(sessionIn(other.url())).toBe(sessionIn(page.url()))
  expect(requestCount).toBe(2)
})

test('two tabs that edit the cart converge without losing a line', async ({ page, context }) => {
  await addToCart(page, 'donuts', 'M')
  const other = await context.newPage()
  await addToCart(other, 'crying-skull', 'S')
  await page.bringToFront()
  const mine = await openCart(page)
  await expect(mine.getByRole('listitem')).toHaveCount(2)
  await other.bringToFront()
  const theirs = await openCart(other)
  // The browser tells the tabs of each other's storage faster than anybody changes tabs.
  await mine.getByRole('button', { name: /^One more: Donuts/ }).click()
  await expect(theirs.getByRole('group', { name: /Donuts/ })).toContainText('2')
  await theirs.getByRole('button', { name: /^One more: Crying Skull/ }).click()
  await theirs.getByRole('radio', { name: /pickup/i }).check({ force: true })
  await expect(mine.getByRole('radio', { name: /pickup/i })).toBeChecked()
  await mine.getByRole('button', { name: /^One more: Donuts/ }).click()
  for (const drawer of [mine, theirs]) {
    await expect(drawer.getByRole('group', { name: /Donuts/ })).toContainText('3')
    await expect(drawer.getByRole('group', { name: /Crying Skull/ })).toContainText('2')
    await expect(drawer.getByRole('radio', { name: /pickup/i })).toBeChecked()
    await expect(drawer).toContainText('SubtotalCHF 149.50')
  }
  await mine.getByRole('button', { name: /^Remove Donuts/ }).click()
  await expect(theirs.getByRole('listitem')).toHaveCount(1)
})

const sessionIn = (url: string) => /\/c\/pay\/(cs_\w+)/.exec(url)?.[1] ?? ''

/** Pays as in another browser: no page of the shop in this one is told. */
async function pay(session: string): Promise<void> {
  const answer = await fetch(`${getShopValue('sandboxUrl')}/_test/sessions/${session}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.ok).toBe(true)
}

async function readStatus(session: string): Promise<string> {
  const answer = await fetch(`${getShopValue('sandboxUrl')}/v1/checkout/sessions/${session}`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  })
  return (await answer.json()).status
}
