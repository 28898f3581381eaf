import { findAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { countActions } from '../support/count-actions'
import { payOrder } from '../support/paid-order'
import { addOrders, signIn } from '../support/staff'

test('an order of the week: noted, shipped by mistake and taken back, shipped, returned and refunded [S6] [S11]', async ({
  page,
  context,
}) => {
  test.slow()
  const { number, successPath } = await payOrder(page.request, { handle: 'crying-skull', size: 'S' })
  await page.goto(successPath)
  await page.getByRole('link', { name: 'Your order' }).click()
  await page.getByRole('textbox', { name: 'A note for the studio' }).fill('Please ring twice')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('The studio has your note.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  const studio = await context.newPage()
  const step = await countActions(studio)
  await addOrders(studio, 59)
  await signIn(studio)
  const card = studio.getByRole('listitem', { name: `Order ${number}`, exact: true })
  await expect(card).toContainText('Please ring twice')
  await step('note that it is printed', async () => {
    await card.getByRole('button', { name: 'Printed' }).tap()
    await expect(studio.getByText(`Order ${number} is printed.`)).toBeVisible()
  })
  await step('ship without a number', async () => {
    await studio.getByRole('button', { name: /^To ship/ }).tap()
    await card.getByRole('button', { name: 'Shipped' }).tap()
    await card.getByRole('button', { name: 'Send' }).tap()
    await expect(studio.getByText(`Order ${number} is on its way`)).toBeVisible()
  })
  await step('take the last step back', async () => {
    await studio.getByRole('button', { name: 'Undo' }).tap()
    await expect(studio.getByText(`Order ${number} is to be shipped again.`)).toBeVisible()
  })
  await card.getByRole('button', { name: 'Shipped' }).tap()
  await card.getByLabel('Tracking number (optional)').fill('99.00.1')
  await card.getByRole('button', { name: 'Send' }).tap()
  await expect(studio.getByText(`Order ${number} is on its way`)).toBeVisible()

  const row = studio.getByRole('row').filter({ has: studio.getByText(String(number), { exact: true }) })
  await step('correct a tracking number', async () => {
    await studio.getByRole('button', { name: 'All', exact: true }).tap()
    await row.getByRole('button', { name: 'Correct tracking number' }).tap()
    await studio.getByLabel('Tracking number', { exact: true }).fill('99.00.2')
    await studio.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(studio.getByText(`Order ${number} has its new tracking number`)).toBeVisible()
  })

  await page.reload()
  await expect(page.getByRole('link', { name: '99.00.2' })).toBeVisible()
  await page.getByRole('button', { name: 'Return something' }).click()
  await page.getByRole('combobox', { name: 'Crying Skull, size S' }).selectOption('1')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask for the return' }).click()
  await expect(page.getByText('We have your request and have written to you.')).toBeVisible()

  await studio.reload()
  const returned = studio.getByRole('region', { name: `Return of order ${number}` })
  await step('receive a return', async () => {
    await studio.getByRole('button', { name: /^Needs attention/ }).tap()
    await returned.getByRole('button', { name: 'Received' }).tap()
    await expect(studio.getByText(`The return of order ${number} is here`)).toBeVisible()
  })
  expect(await findAxeViolations(studio)).toEqual([])
  await step('refund a return', async () => {
    await returned.getByRole('button', { name: 'Refund CHF 32.20' }).tap()
    await expect(studio.getByText(`The return of order ${number} is refunded`)).toBeVisible()
  })

  await page.reload()
  await expect(page.getByRole('region', { name: 'Returns' })).toContainText('CHF 32.20 goes back')
})

test.describe('a phone that loses its network', () => {
  // The browser notes the answer that never came.
  test.use({ expectedComplaints: /net::ERR_|Failed to fetch/ })

  test('between the press and the answer says so, and pressing again does nothing twice', async ({
    page,
    context,
  }) => {
    const { number } = await payOrder(page.request, { handle: 'crying-skull', size: 'M' })
    const studio = await context.newPage()
    await signIn(studio)
    const card = studio.getByRole('listitem', { name: `Order ${number}`, exact: true })
    // The shop has done it; its answer is lost on the way.
    await studio.route(
      /\/admin\/orders\/[^/]+\/studio$/,
      async (route) => {
        await route.fetch()
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await card.getByRole('button', { name: 'Printed' }).tap()
    const alert = studio.getByRole('alert')
    await expect(alert).toContainText('No answer came. It may be done already.')
    await card.getByRole('button', { name: 'Printed' }).tap()
    await expect(studio.getByText(`Order ${number} is printed.`)).toBeVisible()

    await studio.getByRole('button', { name: /^To ship/ }).tap()
    await card.getByText('More', { exact: true }).tap()
    // One press of the two counts.
    await expect(card.getByText(/Printed/)).toHaveCount(1)
  })
})

test('a stock that is saved far down the list on a phone is said to be saved where one looks', async ({
  page,
}) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Stock' }).tap()
  const size = page.getByRole('group', { name: 'Donuts, size XL' })
  await size.getByRole('button', { name: /^One more/ }).tap()
  const pieces = await size.getByRole('spinbutton').inputValue()
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  const said = page.getByRole('status').filter({ hasText: `Donuts, size XL: ${pieces} on the shelf.` })
  await expect(said).toBeInViewport({ ratio: 1 })
  await expect(size).toBeInViewport()
  await size.getByRole('button', { name: /^One fewer/ }).tap()
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText(`Donuts, size XL: ${Number(pieces) - 1} on the shelf.`)).toBeVisible()
})
