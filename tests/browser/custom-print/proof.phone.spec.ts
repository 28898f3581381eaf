import type { Page } from '@playwright/test'
import { findAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { expectLoaded } from '../support/expect-picture-loaded'
import { sendProof } from '../support/send-proof'
import { readRequestLink, requestCard, submitArtwork } from '../support/submit-request'
import { countActions } from '../support/count-actions'
import { CARDS, fetchMailsAbout, readOrderNumber, payAtHostedPage } from '../support/shopper'
import { signIn } from '../support/staff'

const isWithinScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('a drawing becomes a proof on the studio’s phone, is approved, paid, printed and sent [P13]', async ({
  page,
  context,
}) => {
  test.slow()
  const { number, email, amount } = await submitArtwork(page.request)
  const studio = await context.newPage()
  const step = await countActions(studio)
  await signIn(studio)
  const request = requestCard(studio, number)
  await step('send price and proof', async () => {
    await studio.getByRole('button', { name: /^Requests/ }).tap()
    await request.getByRole('button', { name: 'Send price and proof' }).tap()
    await request.getByRole('button', { name: 'Send', exact: true }).tap()
    await expect(
      studio.getByText(`Request ${number}: version 1 of the proof goes out by email.`),
    ).toBeVisible()
  })
  await expect(request).toContainText('Waits for approval')
  expect(await findAxeViolations(studio)).toEqual([])
  expect(await isWithinScreen(studio)).toBe(true)

  await page.goto(await readRequestLink(page, email, 'proof'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your proof' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a change' }).tap()
  await page.getByLabel('What should be different?').fill('Ready a day earlier, please.')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(page.getByText('The studio knows what you want changed.')).toBeVisible()

  await studio.reload()
  await expect(request).toContainText('Ready a day earlier, please.')
  await step('send a newer version', async () => {
    await studio.getByRole('button', { name: /^Requests/ }).tap()
    await request.getByRole('button', { name: 'Send a newer version' }).tap()
    await request.getByRole('button', { name: 'Send', exact: true }).tap()
    await expect(studio.getByText(`Request ${number}: version 2`)).toBeVisible()
  })

  await page.goto(await readRequestLink(page, email, 'newer proof'))
  await expect(page.getByRole('button', { name: 'Version 2' })).toHaveAttribute('aria-pressed', 'true')
  const picture = page.getByAltText(/^The print: /)
  await expectLoaded(picture, 100)
  expect(await findAxeViolations(page)).toEqual([])
  expect(await isWithinScreen(page)).toBe(true)
  await page.getByRole('button', { name: `Approve and pay ${amount}` }).tap()
  await page.waitForURL(/\/c\/pay\//)
  await expect(page.getByText(amount).first()).toBeVisible()
  await payAtHostedPage(page, CARDS.pays, 'shipping')
  await page.waitForURL(/\/checkout-success/)
  const order = await readOrderNumber(page)
  await expect(page.getByText(`Screen print in olive, request ${number}`)).toBeVisible()
  await expect(page.getByText('Natural shirt with your print')).toBeVisible()
  await expect(page.getByText(amount).first()).toBeVisible()
  await expect.poll(async () => (await fetchMailsAbout(page, order))[0]?.text).toContain(amount)
  await page.getByRole('link', { name: 'Your order' }).tap()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(`Total${amount}`)
  const receipt = page.getByRole('link', { name: 'Download invoice (PDF)' })
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.goto(await readRequestLink(page, email, 'newer proof'))
  const stages = page.getByRole('list', { name: 'How far it is' })
  await expect(stages.getByRole('listitem')).toHaveText([
    /^Proof approved\d/,
    'Screen madecomes next',
    'Printed',
    'Packed',
    'Sent',
  ])
  expect(await findAxeViolations(page)).toEqual([])

  await studio.reload()
  await studio.getByRole('button', { name: /^To print/ }).tap()
  const card = studio.getByRole('listitem', { name: `Order ${order}`, exact: true })
  await expect(card).toContainText('Olive on natural, screen print')
  await card.getByText('More', { exact: true }).tap()
  await step('note that the screen is made', async () => {
    await card.getByRole('button', { name: 'Screen made' }).tap()
    await expect(studio.getByText(`The screen of order ${order} is made.`)).toBeVisible()
  })
  for (const name of ['Film, PNG, 600 dpi', 'Original drawing']) {
    const href = await card.getByRole('link', { name }).getAttribute('href')
    const file = await studio.request.get(href ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/png'])
  }
  await step('note that it is printed', async () => {
    await card.getByRole('button', { name: 'Printed' }).tap()
    await expect(studio.getByText(`Order ${order} is printed.`)).toBeVisible()
  })
  await page.reload()
  await expect(stages.getByRole('listitem')).toHaveText([
    /^Proof approved\d/,
    /^Screen made\d/,
    /^Printed\d/,
    'Packedcomes next',
    'Sent',
  ])
  await step('ship without a number', async () => {
    await studio.getByRole('button', { name: /^To ship/ }).tap()
    await card.getByRole('button', { name: 'Shipped' }).tap()
    await card.getByRole('button', { name: 'Send' }).tap()
    await expect(studio.getByText(`Order ${order} is on its way`)).toBeVisible()
  })
  await page.reload()
  await expect(stages.getByRole('listitem')).toHaveText([
    /approved\d/,
    /^Screen made\d/,
    /^Printed\d/,
    /^Packed\d/,
    /^Sent\d/,
  ])
})

test('a buyer who leaves the payment page comes back to the proof, and can still decide', async ({
  page,
  context,
}) => {
  const { number, email, amount } = await submitArtwork(page.request)
  const studio = await context.newPage()
  await signIn(studio)
  await sendProof(studio, number)
  await expect(requestCard(studio, number)).toContainText('Waits for approval')

  await page.goto(await readRequestLink(page, email, 'proof'))
  await page.getByRole('button', { name: `Approve and pay ${amount}` }).tap()
  await page.waitForURL(/\/c\/pay\//)
  await page.goBack()
  await expect(page.getByRole('button', { name: `Pay ${amount}` })).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).tap()
  await page.getByRole('button', { name: 'Yes, take it back' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'You took it back' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete drawing and proof' }).tap()
  await page.getByRole('button', { name: 'Yes, delete' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible()
})
