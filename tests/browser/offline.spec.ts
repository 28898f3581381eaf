import { expect, ofShop, test } from './fixtures'
import { addToCart, openCart, proceedToCheckout } from './shopper'

test.use({
  // What the browser and the site note of calls that got nowhere.
  expectedComplaints:
    /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_FAILED)|Failed to load products|Stripe failed to load|\/api\/\w+ failed|Loading chunk/,
})

test('offline at the checkout says so at once, sends nothing and keeps the cart [202]', async ({
  page,
  context,
}) => {
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  const button = drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' })
  await expect(button).toBeVisible()
  await context.setOffline(true)
  await button.click()
  await expect(drawer.getByRole('alert')).toContainText(
    'No internet connection. Please check your network and try again.',
  )
  await expect(drawer.getByText('Size: M')).toBeVisible()
  await context.setOffline(false)
  await proceedToCheckout(page)
})

test('a network that breaks during the call is reported, and the next press goes through [238]', async ({
  page,
}) => {
  test.slow()
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  const keys: (string | undefined)[] = []
  await page.route('**/api/create-checkout-session', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.abort()
  })
  await drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click()
  await expect(drawer.getByRole('alert')).toContainText(
    'Network error. Please check your connection and try again.',
  )
  await page.unroute('**/api/create-checkout-session')
  const [next] = await Promise.all([
    page.waitForRequest('**/api/create-checkout-session'),
    proceedToCheckout(page),
  ])
  // The first may have got through without an answer: the same key cannot make a second session.
  expect(new Set([...keys, next.headers()['idempotency-key']]).size).toBe(1)
})

test('a payment provider whose script does not come is reported, and the next press goes through [241]', async ({
  page,
}) => {
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  const script = (url: URL) => url.href.startsWith(ofShop('sandboxUrl')) && url.pathname.endsWith('.js')
  await page.route(script, (route) => route.abort())
  await drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Stripe failed to load')
  await expect(drawer.getByText('Size: M')).toBeVisible()
  await page.unroute(script)
  await proceedToCheckout(page)
})

test('offline in mid-page leaves the page, the drawer and the cart as they are', async ({
  page,
  context,
}) => {
  await addToCart(page, 'donuts', 'M')
  await openCart(page)
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: /^One more: Donuts/ }).click()
  await expect(drawer).toContainText('TotalCHF 74.40')
  await page.keyboard.press('Escape')
  // The shop's section was never loaded.
  await page.getByRole('link', { name: 'Back to shop' }).click()
  await expect(page).toHaveURL('/shop')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Shopping cart, 2 items' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Donuts' }).first()).toBeVisible()
})
