import type { APIRequestContext, Page } from '@playwright/test'
import { findAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { payOrder } from '../support/paid-order'
import { countActions } from '../support/count-actions'
import { fetchMailsAbout } from '../support/shopper'
import { addOrders, openMedusaPage, signIn } from '../support/staff'

test.describe('the studio’s routine', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('takes three presses a step: papers, parcel, counter and shelf, and the buyer reads of it in French [R7] [260]', async ({
    page,
    request,
  }) => {
    test.slow()
    const parcel = await orderAsFrenchBuyer(request, 'shipping')
    const pickup = await orderAsFrenchBuyer(request, 'pickup')
    const step = await countActions(page)
    await watchPrinting(page)

    await addOrders(page, 58)
    await step('open the board', () => signIn(page))
    await expect(page.getByRole('button', { name: /^To print/ })).toContainText(/[6-9]\d|\d{3}/)
    const card = (number: number) => page.getByRole('listitem', { name: `Order ${number}`, exact: true })
    const list = (name: RegExp) => page.getByRole('button', { name })
    await expect(card(parcel)).toContainText('Donut Second Edition')
    await expect(card(parcel)).toContainText('1 × L')
    await expect(page.getByText('The shop answers.')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])

    const print = page.getByRole('button', { name: 'Print', exact: true })
    await step('print the job sheets', async () => {
      await page.getByRole('button', { name: 'Job sheets' }).click()
      await print.click()
    })
    await expect.poll(() => countPrintings(page)).toBe(1)
    const sheet = page.getByRole('article', { name: `Order ${parcel}`, exact: true })
    for (const side of ['Front', 'Back'])
      await expect(sheet.getByRole('img', { name: `Donut Second Edition, ${side}` })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Job sheets' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Back to the lists' }).click()

    for (const number of [parcel, pickup]) {
      await step('note that it is printed', () =>
        card(number).getByRole('button', { name: 'Printed' }).click(),
      )
      await expect(page.getByText(`Order ${number} is printed.`)).toBeVisible()
    }

    await step('print the packing slips', async () => {
      await list(/^To ship/).click()
      await page.getByRole('button', { name: 'Packing slips' }).click()
      await print.click()
    })
    await expect.poll(() => countPrintings(page)).toBe(2)
    const slip = page.getByRole('article', { name: `Commande ${parcel}` })
    for (const words of ['Poststrasse 12', '7000 Chur', 'Taille', 'Merci'])
      await expect(slip).toContainText(words)
    await expect(slip).not.toContainText('CHF')
    await page.getByRole('button', { name: 'Back to the lists' }).click()

    await step('ship with a tracking number', async () => {
      await card(parcel).getByRole('button', { name: 'Shipped' }).click()
      await page.getByLabel('Tracking number').fill('99.00.123456.78')
      await card(parcel).getByRole('button', { name: 'Send' }).click()
    })
    await expect(page.getByText(`Order ${parcel} is on its way, and the buyer gets an email.`)).toBeVisible()
    await expect(card(parcel)).toHaveCount(0)
    await expect
      .poll(() => findMailText(page, parcel, 'Votre colis est en route'))
      .toContain('99.00.123456.78')

    await step('lay it ready for pickup', async () => {
      await list(/^Pickup/).click()
      await card(pickup).getByRole('button', { name: 'Ready for pickup' }).click()
    })
    await expect(page.getByText(`Order ${pickup} is ready, and the buyer gets an email.`)).toBeVisible()
    await expect.poll(() => findMailText(page, pickup, 'Prête pour le retrait')).toContain('Musterstrasse 1')
    await step('hand it over', () => card(pickup).getByRole('button', { name: 'Picked up' }).click())
    await expect(page.getByText(`Order ${pickup} was picked up.`)).toBeVisible()
    await expect(card(pickup)).toHaveCount(0)

    // A size that no other test buys: what is sold cannot be counted away.
    const before = await fetchPiecesOnSale(request, 'cheese-second-edition', 'XL')
    await step('lay one piece more of a size on the shelf', async () => {
      await list(/^Stock$/).click()
      await page.getByRole('button', { name: 'One more: Cheese Second Edition, size XL' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
    })
    await expect(page.getByText(/^Cheese Second Edition, size XL: \d+ on the shelf\./)).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await expect.poll(() => fetchPiecesOnSale(request, 'cheese-second-edition', 'XL')).toBe(before + 1)
    const pieces = page.getByRole('spinbutton', {
      name: 'Pieces on the shelf: Cheese Second Edition, size XL',
    })
    await step('count a size again', async () => {
      await pieces.fill('0')
      await page.getByRole('button', { name: 'Save' }).click()
    })
    await expect(page.getByText(/^Cheese Second Edition, size XL: 0 on the shelf\./)).toBeVisible()
    await expect(pieces).toHaveAccessibleDescription('Sold out')
    await expect.poll(() => fetchPiecesOnSale(request, 'cheese-second-edition', 'XL')).toBe(0)
    await pieces.fill(String(before))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => fetchPiecesOnSale(request, 'cheese-second-edition', 'XL')).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test.describe('money goes back', () => {
  // Its flags come from elsewhere, which the shop's policy forbids; it warns of its own router and dialogs.
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    expectedComplaints: /\/app|cdn\.jsdelivr\.net/,
  })

  test('with three presses at the order in Medusa’s admin; the buyer’s mail and page tell it in French [R7]', async ({
    page,
    browser,
    request,
  }) => {
    test.slow()
    const number = await orderAsFrenchBuyer(request, 'shipping')
    const step = await countActions(page)
    await addOrders(page, 59)
    await signIn(page)
    await step('open the order in Medusa’s admin', async () => {
      await page.getByRole('button', { name: 'All', exact: true }).click()
      await page.getByRole('link', { name: String(number), exact: true }).click()
    })
    await expect(page.getByRole('heading', { name: `#${number}` })).toBeVisible()
    await step('refund it', async () => {
      await payments(page).getByRole('button').first().click()
      await page.getByRole('menuitem', { name: 'Refund' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
    })
    await expect(payments(page).getByText('Refund', { exact: true })).toBeVisible()
    await step('download the invoice with its credit note', async () => {
      const file = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Invoice (PDF)' }).click()
      expect((await file).suggestedFilename()).toMatch(/^20\d\d-\d{4}\.pdf$/)
    })
    await step('download the month', async () => {
      const file = page.waitForEvent('download')
      await openMedusaPage(page, 'Books')
      await page.getByLabel('Month').fill(studioMonth)
      await page.getByRole('button', { name: 'Download CSV' }).click()
      expect((await file).suggestedFilename()).toMatch(/^books-20\d\d-\d\d\.csv$/)
    })
    await page.getByLabel('Month').fill('2020-01')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'no invoice and no credit note' })).toBeVisible()

    const mail = () => findMailText(page, number, 'Votre argent vous revient')
    await expect.poll(mail).toContain('en entier : CHF 42.20')
    const link = /http\S+\/order\S+/.exec(await mail())?.[0] ?? ''
    const buyer = await browser.newContext({ locale: 'fr-CH' })
    const order = await buyer.newPage()
    await order.goto(link)
    await expect(order.getByRole('heading', { name: /remboursée/ })).toBeVisible()
    await buyer.close()
  })
})

/** The month that it is in Switzerland: for an hour or two it is another than elsewhere. */
const studioMonth = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' }).slice(0, 7)

/** The box of an order's page in Medusa's admin that shows what was paid. */
function payments(page: Page) {
  return page
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Payments', exact: true }) })
    .last()
    .locator('..')
}

/** No printer hangs on this browser: it only counts how often it is asked to print. */
async function watchPrinting(page: Page) {
  await page.addInitScript(() => {
    const counted = Object.assign(globalThis, { printings: 0 })
    globalThis.print = () => {
      counted.printings += 1
    }
  })
}

function countPrintings(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { printings: number }).printings)
}

/** The text of the buyer's mail about an order with these words; empty while there is none. */
async function findMailText(page: Page, orderNumber: number, words: string): Promise<string> {
  const mails = await fetchMailsAbout(page, orderNumber)
  return mails.find(({ text }) => text.toLowerCase().includes(words.toLowerCase()))?.text ?? ''
}

/** How many pieces of a size visitors see that they can buy. */
async function fetchPiecesOnSale(request: APIRequestContext, handle: string, size: string): Promise<number> {
  const { products } = await (await request.get('/api/products')).json()
  return products.find((product: { handle: string }) => product.handle === handle).availability[size]
}

/** A purchase by somebody whose browser speaks French; returns the order's number. */
async function orderAsFrenchBuyer(request: APIRequestContext, delivery: 'shipping' | 'pickup') {
  const bought = { handle: 'donut-second-edition', size: 'L', delivery, language: 'fr' }
  return (await payOrder(request, bought)).number
}
