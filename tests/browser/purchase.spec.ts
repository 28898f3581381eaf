import type { Page } from '@playwright/test'
import { expect, ofShop, test } from './fixtures'
import {
  addToCart,
  CARDS,
  mailsAbout,
  openCart,
  orderNumberOn,
  payAtHostedPage,
  proceedToCheckout,
  setQuantity,
} from './shopper'
import { paymentOf } from './studio'

type Purchase = {
  purchase: string
  lines: [handle: string, size: string, quantity: number][]
  delivery: 'shipping' | 'pickup'
  amounts: { subtotal: string; shipping: string; tax: string; total: string }
}

/** Worked examples of the specification's arithmetic (section 9). */
const PURCHASES: Purchase[] = [
  {
    purchase: '[1] [6] [181] [269] one shirt, shipped',
    lines: [['crying-skull', 'M', 1]],
    delivery: 'shipping',
    amounts: { subtotal: 'CHF 29.90', shipping: 'CHF 10.00', tax: 'CHF 2.30', total: 'CHF 42.20' },
  },
  {
    purchase: '[271] two shirts, shipped',
    lines: [['crying-skull', 'M', 2]],
    delivery: 'shipping',
    amounts: { subtotal: 'CHF 59.80', shipping: 'CHF 10.00', tax: 'CHF 4.60', total: 'CHF 74.40' },
  },
  {
    purchase: '[272] three shirts, shipped',
    lines: [['crying-skull', 'M', 3]],
    delivery: 'shipping',
    amounts: { subtotal: 'CHF 89.70', shipping: 'CHF 10.00', tax: 'CHF 6.91', total: 'CHF 106.61' },
  },
  {
    purchase: '[274] ten shirts, shipped',
    lines: [['donuts', 'L', 10]],
    delivery: 'shipping',
    amounts: { subtotal: 'CHF 299.00', shipping: 'CHF 10.00', tax: 'CHF 23.02', total: 'CHF 332.02' },
  },
  {
    purchase: '[270] [266] one shirt, picked up',
    lines: [['cheese-second-edition', 'M', 1]],
    delivery: 'pickup',
    amounts: { subtotal: 'CHF 29.90', shipping: 'CHF 0.00', tax: 'CHF 2.30', total: 'CHF 32.20' },
  },
  {
    purchase: '[273] [277] five separate lines, shipped',
    lines: [
      ['crying-skull', 'S', 1],
      ['crying-skull', 'M', 1],
      ['donuts', 'M', 1],
      ['cheese-second-edition', 'M', 1],
      ['donut-second-edition', 'M', 1],
    ],
    delivery: 'shipping',
    amounts: { subtotal: 'CHF 149.50', shipping: 'CHF 10.00', tax: 'CHF 11.51', total: 'CHF 171.01' },
  },
]

for (const { purchase, lines, delivery, amounts } of PURCHASES) {
  test(`${purchase}: the drawer, the payment page, the order and Medusa's payment agree`, async ({
    page,
    request,
  }) => {
    for (const [handle, size] of lines) await addToCart(page, handle, size)
    const drawer = await openCart(page)
    for (const [handle, size, quantity] of lines) await setQuantity(drawer, handle, size, quantity)
    await drawer
      .getByRole('radio', { name: delivery === 'pickup' ? /pickup/i : /shipping/i })
      .check({ force: true })
    await expect(drawer).toContainText(`Subtotal${amounts.subtotal}`)
    await expect(drawer).toContainText(`Tax${amounts.tax}`)
    await expect(drawer).toContainText(`Total${amounts.total}`)

    await drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click()
    await page.waitForURL(/\/c\/pay\//)
    await expect(page.getByRole('main')).toContainText(amounts.total)
    await payAtHostedPage(page, CARDS.pays, delivery)

    await page.waitForURL(/\/checkout-success\?session_id=/)
    await expect(page.getByRole('heading', { name: /order successful/i })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(amounts.total)
    await expectOrder(page, amounts)

    const number = await orderNumberOn(page)
    const payment = await paymentOf(request, number)
    expect(`CHF ${payment.captured.toFixed(2)}`).toBe(amounts.total)
    await expect
      .poll(() => mailsAbout(page, number))
      .toEqual([expect.objectContaining({ text: expect.stringContaining(amounts.total) })])
    await expect(page.getByRole('button', { name: /shopping cart/i })).toHaveCount(0)
  })
}

test.describe('in the mail catcher', () => {
  // Looking into the frame is done with a script, which the frame of a mail does not run.
  test.use({ expectedComplaints: /^Blocked script execution in '[^']*\/messages\// })

  test('the confirmation is there to read, and its link leads to the order and its receipt [258]', async ({
    page,
  }) => {
    await addToCart(page, 'crying-skull', 'M')
    await openCart(page)
    await proceedToCheckout(page)
    await payAtHostedPage(page, CARDS.pays, 'shipping')
    await page.waitForURL(/\/checkout-success/)
    const number = await orderNumberOn(page)
    await expect.poll(() => mailsAbout(page, number)).toHaveLength(1)

    await page.goto(ofShop('mailboxUrl'))
    await page.getByRole('link', { name: new RegExp(`Your order ${number} `) }).click()
    const mail = page.frameLocator('iframe')
    await expect(mail.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await expect(page.locator('pre')).toContainText('CHF 42.20')
    const opening = page.context().waitForEvent('page')
    await mail.getByRole('link', { name: 'View your order' }).click()
    const order = await opening
    await expect(order.getByRole('heading', { level: 1, name: 'Your order is being prepared' })).toBeVisible()
    await expect(order.getByRole('region', { name: 'Your order' })).toContainText(
      'VAT 7.7 %CHF 2.30TotalCHF 42.20',
    )
    expect(order.url()).toMatch(/\/order\?token=/)
    await expect(order.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})

/** What /api/orders tells the buyer's browser. */
async function expectOrder(page: Page, amounts: Purchase['amounts']) {
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
