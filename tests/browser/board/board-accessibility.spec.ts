import type { Page } from '@playwright/test'
import { findAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { payOrder } from '../support/paid-order'
import { requestCard, submitArtwork } from '../support/submit-request'
import { addOrders, callAdminApi, signIn, signInToMedusa } from '../support/staff'

const WIDTHS = [390, 1440]

/** Looks at what a page shows now, as wide as a phone and as a desk's screen. */
async function expectNothing(page: Page, where: string, heading?: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const part = heading === undefined ? undefined : getBox(page, heading)
    expect(await findAxeViolations(page, part), `${where}, ${width} px wide`).toEqual([])
  }
}

/** A box of Medusa's admin by its heading. */
function getBox(page: Page, heading: string) {
  return page
    .getByRole('heading', { name: heading, exact: true })
    .locator('xpath=ancestor::div[contains(@class, "shadow-elevation-card-rest")][1]')
}

test('axe finds nothing on any screen of the board', async ({ page }) => {
  test.slow()
  const { number } = await submitArtwork(page.request)
  const { number: order } = await payOrder(page.request, { handle: 'donuts', size: 'M' })

  await page.goto('/admin')
  await expect(page.getByText('The shop answers.')).toBeVisible()
  await expectNothing(page, 'signing in')
  await addOrders(page, 59)
  await signIn(page)
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const cards = page.getByRole('listitem', { name: /^Order / })
  // Once all sheets are there; until then it fades, and its contrast cannot be judged.
  const print = page.getByRole('button', { name: 'Print', exact: true })
  // Those before it are other tests', and may be picked up.
  const own = page.getByRole('listitem', { name: `Order ${order}`, exact: true })

  await cards.first().getByText('More', { exact: true }).click()
  for (const card of [cards.nth(1), cards.nth(2)]) await card.getByRole('checkbox').check()
  await expectNothing(page, 'what is to be printed, two of it chosen')
  await press('Job sheets')
  await expect(print).toBeEnabled()
  await expectNothing(page, 'job sheets')
  await press('Back to the lists')
  await own.getByRole('button', { name: 'Printed' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await press(/^To ship/)
  await own.getByRole('button', { name: 'Shipped' }).click()
  await expectNothing(page, 'a tracking number')
  await press('Packing slips')
  await expect(print).toBeEnabled()
  await expectNothing(page, 'packing slips')
  await press('Back to the lists')

  await press(/^Requests/)
  const request = requestCard(page, number)
  await request.getByText('What the press says').click()
  await request.getByRole('button', { name: 'Send price and proof' }).click()
  await page.getByText('Prices', { exact: true }).click()
  await expectNothing(page, 'a request with its proof, and the prices')
  for (const list of [/^Pickup/, /^Needs attention/, 'All', 'Stock', 'Pictures']) {
    await press(list)
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
    await expectNothing(page, `the list ${list}`)
  }
})

test.describe('of Medusa’s admin', () => {
  // Nobody is signed in yet, as Medusa's admin asks the server; the others are about how its own pages are made.
  test.use({
    expectedComplaints:
      /status of 401|No `HydrateFallback` element provided|validateDOMNesting|`DialogTitle`/,
  })

  test('axe finds nothing in the shop’s own pages and boxes', async ({ page, request }) => {
    test.slow()
    await payOrder(request, { handle: 'donuts', size: 'M' })
    await page.goto('/app/books')
    await signInToMedusa(page)
    await expect(getBox(page, 'Books')).toBeVisible()
    for (const heading of [
      'Books',
      'Studio details',
      'VAT and shipping',
      'Before you open',
      'Needs attention',
      'New product',
    ]) {
      await page.getByRole('link', { name: heading, exact: true }).click()
      await expect(getBox(page, heading)).toBeVisible()
      await expectNothing(page, heading, heading)
    }
    const { orders } = await callAdminApi(request, 'get', '/admin/orders?limit=1&order=-display_id')
    const { products } = await callAdminApi(request, 'get', '/admin/products?handle=donuts')
    for (const [path, headings] of [
      [`orders/${orders[0].id}`, ['Studio', 'Mails']],
      [`products/${products[0].id}`, ['In the shop', 'Words of the shop']],
    ] as const) {
      await page.goto(`/app/${path}`)
      for (const heading of headings) {
        await expect(getBox(page, heading)).toBeVisible()
        await expectNothing(page, heading, heading)
      }
    }
  })
})
