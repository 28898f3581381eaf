import type { Page } from '@playwright/test'
import { expect, getShopValue, test } from '../support/fixtures'
import {
  addToCart,
  CARDS,
  fetchMailsAbout,
  openCart,
  readOrderNumber,
  payAtHostedPage,
  proceedToCheckout,
} from '../support/shopper'
import { readPayment } from '../support/staff'

type Amounts = { subtotal: string; shipping: string; tax: string; total: string }

/** Worked examples of the specification's arithmetic (section 9), each by itself: integration tests buy all of them. */
const ONE: Amounts = { subtotal: 'CHF 29.90', shipping: 'CHF 10.00', tax: 'CHF 2.30', total: 'CHF 42.20' }
const FIVE: Amounts = { subtotal: 'CHF 149.50', shipping: 'CHF 10.00', tax: 'CHF 11.51', total: 'CHF 171.01' }

/** Pays for the cart in the drawer, and reads the same amounts there, at the payment page, of the order and of Medusa. */
async function buyFor(page: Page, amounts: Amounts): Promise<number> {
  const drawer = await openCart(page)
  await expect(drawer).toContainText(`Subtotal${amounts.subtotal}`)
  await expect(drawer).toContainText(`VAT${amounts.tax}`)
  await expect(drawer).toContainText(`Total${amounts.total}`)
  await proceedToCheckout(page)
  await expect(page.getByRole('main')).toContainText(amounts.total)
  await payAtHostedPage(page, CARDS.pays, 'shipping')

  await page.waitForURL(/\/checkout-success\?session_id=/)
  await expect(page.getByRole('heading', { name: /order successful/i })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(amounts.total)
  await expectOrder(page, amounts)
  const number = await readOrderNumber(page)
  const payment = await readPayment(page.request, number)
  expect(`CHF ${payment.captured.toFixed(2)}`).toBe(amounts.total)
  await expect
    .poll(() => fetchMailsAbout(page, number))
    .toEqual([expect.objectContaining({ text: expect.stringContaining(amounts.total) })])
  await expect(page.getByRole('button', { name: /shopping cart/i })).toHaveCount(0)
  return number
}

test('five separate lines, shipped: drawer, payment page, order and Medusa’s payment agree [273] [277]', async ({
  page,
}) => {
  for (const [handle, size] of [
    ['crying-skull', 'S'],
    ['crying-skull', 'M'],
    ['donuts', 'M'],
    ['cheese-second-edition', 'M'],
    ['donut-second-edition', 'M'],
  ] as const)
    await addToCart(page, handle, size)
  await buyFor(page, FIVE)
})

test.describe('one shirt', () => {
  // Looking into the frame is done with a script, which the frame of a mail does not run.
  test.use({ expectedComplaints: /^Blocked script execution in '[^']*\/messages\// })

  test('is bought as a guest; its order is there after a reload, on paper, on another device and by its mail [1] [6] [26] [181] [258] [269]', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    await addToCart(page, 'crying-skull', 'M')
    const number = await buyFor(page, ONE)
    await page.reload()
    expect(await readOrderNumber(page)).toBe(number)
    const address = page.url()

    await test.step('on paper', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('region', { name: 'Your order' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to home' })).toBeHidden()
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
      await expect(page.getByRole('link', { name: 'Shop', exact: true })).toBeHidden()
      const paper = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(paper).toBeLessThanOrEqual(0)
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('on another device, with a cart of its own', async () => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        locale: 'en-GB',
      })
      const elsewhere = await context.newPage()
      await addToCart(elsewhere, 'crying-skull', 'S')
      await elsewhere.goto(address)
      expect(await readOrderNumber(elsewhere)).toBe(number)
      await expect(elsewhere.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
      await context.close()
    })

    await test.step('by the link in its mail, which the mail catcher shows', async () => {
      await page.goto(getShopValue('mailboxUrl'))
      await page.getByRole('link', { name: new RegExp(`Your order ${number} `) }).click()
      const mail = page.frameLocator('iframe')
      await expect(mail.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
      await expect(page.locator('pre')).toContainText('CHF 42.20')
      const opening = page.context().waitForEvent('page')
      await mail.getByRole('link', { name: 'View your order' }).click()
      const order = await opening
      await expect(
        order.getByRole('heading', { level: 1, name: 'Your order is being prepared' }),
      ).toBeVisible()
      await expect(order.getByRole('region', { name: 'Your order' })).toContainText(
        'VAT 7.7 %CHF 2.30TotalCHF 42.20',
      )
      expect(order.url()).toMatch(/\/order\?token=/)
      await expect(order.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
  })
})

/** Checks the answer of /api/orders to the buyer's browser. */
async function expectOrder(page: Page, amounts: Amounts) {
  const sessionId = new URL(page.url()).searchParams.get('session_id') ?? ''
  const answer = await page.request.get(`/api/orders?session_id=${sessionId}`)
  const { status, order } = await answer.json()
  expect(status).toBe('paid')
  const shown = (francs: number) => `CHF ${francs.toFixed(2)}`
  expect({
    subtotal: shown(order.subtotal),
    shipping: shown(order.shipping),
    tax: shown(order.tax),
    total: shown(order.total),
  }).toEqual(amounts)
}
